import { body, paragraph, run } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const tab = (title: string, text: string) => ({
  tabProperties: { title, tabId: title },
  documentTab: body(paragraph(text)),
});
const suggested = body(
  paragraph([
    run("We "),
    { textRun: { content: "may", suggestedDeletionIds: ["s"] } },
    { textRun: { content: "will", suggestedInsertionIds: ["s"] } },
    run(" go"),
  ]),
);
const footnote = {
  ...body(
    paragraph([run("Text"), { footnoteReference: { footnoteId: "f", footnoteNumber: "1" } }]),
  ),
  footnotes: { f: body(paragraph("Source")).body },
};
const commented = {
  ...body({
    paragraph: {
      elements: [
        { startIndex: 1, endIndex: 5, ...run("Text") },
        { startIndex: 5, endIndex: 6, ...run("\n") },
      ],
    },
  }),
  commentAnchors: { a: { ranges: [{ startIndex: 1, endIndex: 5 }] } },
  comments: [{ anchorId: "a", headPost: { content: "Really?" } }],
};
const quote = body({
  paragraph: {
    elements: [run("Said\n")],
    paragraphStyle: { indentStart: { magnitude: 36, unit: "PT" } },
  },
});

export const ofDocuments: Reports = {
  "only the first tab is converted": report(
    "kept",
    { tabs: [tab("One", "first"), tab("Two", "second")] },
    /first[^]*second/,
  ),
  "footnotes are lost": report("kept", footnote, /^Text\[\^1]\n\n\[\^1]: Source\n$/),
  "comments are lost": report(
    "kept",
    commented,
    /^Text\[\^1]\n\n\[\^1]: Comment by an unknown author: Really\?\n$/,
    { comments: "keep" },
  ),
  "suggestions: both the old and the new words are in the text": report(
    "kept",
    suggested,
    /^We will go\n$/,
    { suggestions: "accept" },
  ),
  "page headers are in the middle of the text": report(
    "kept with a warning",
    { ...body(paragraph("Text")), headers: { h: body(paragraph("Top")).body } },
    /^Text\n$/,
  ),
  "footers say `Page of` without the numbers": report(
    "kept with a warning",
    body(
      paragraph([
        run("Acme, page "),
        { autoText: { type: "PAGE_NUMBER" } },
        run(" of "),
        { autoText: { type: "PAGE_COUNT" } },
      ]),
    ),
    /^Acme\n$/,
  ),
  "tables of contents keep the numbers of missing pages": report(
    "kept with a warning",
    body({ tableOfContents: { content: [paragraph("Scope\t12")] } }),
    /^- Scope\n$/,
  ),
  "page breaks become words": report(
    "kept with a warning",
    body(paragraph("a"), paragraph([{ pageBreak: {} }]), paragraph("b")),
    /^a\n\n(?:-{3,}\n\n)?b\n$/,
  ),
  "horizontal lines are lost": report(
    "kept",
    body(paragraph("a"), paragraph([{ horizontalRule: {} }]), paragraph("b")),
    /^a\n\n[*-]{3,}\n\nb\n$/,
  ),
  "indents are lost": report("kept", quote, "margin-inline-start: 36pt", {
    format: "html",
    styles: "faithful",
  }),
  "the levels of headings do not fit the site": report(
    "kept",
    body(paragraph("Part", "HEADING_1")),
    "## Part",
    { headingShift: 1 },
  ),
  "people type the front matter, and mistype it": report(
    "kept",
    body(paragraph("Text")),
    /^---\ntitle: "?Plan: part 1"?\n---\n\nText\n$/,
    { fields: { title: "Plan: part 1" } },
  ),
  "the HTML is full of `style` attributes": report(
    "kept",
    body(paragraph([run("a", { bold: true })])),
    /^(?!.* style=)[^]*<strong>a<\/strong>/,
    { format: "html" },
  ),
  "messages of the tool are in the text": report(
    "kept with a warning",
    body(paragraph("a\tb")),
    /^a b\n$/,
  ),
};
