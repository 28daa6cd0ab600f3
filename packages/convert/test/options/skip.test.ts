import { describe, expect, it } from "vitest";
import { convertDocument, skippableKinds, type SkippableKind } from "../../src/index.js";
import { body, paragraph, run, table } from "../support/build-document.js";

const image = {
  embeddedObject: { imageProperties: { contentUri: "https://example.org/a.png" } },
};
const document = {
  ...body(
    paragraph([
      run("text "),
      { inlineObjectElement: { inlineObjectId: "i" } },
      { columnBreak: {} },
      run("middle "),
      { pageBreak: {} },
      { dateElement: { dateElementProperties: { displayText: "Monday" } } },
      { equation: {} },
      { footnoteReference: { footnoteId: "n" } },
      { horizontalRule: {} },
      { autoText: { type: "PAGE_NUMBER" } },
      { person: { personProperties: { name: "Ines" } } },
      { richLink: { richLinkProperties: { title: "Plan", uri: "https://example.org/" } } },
    ]),
    table(["cell", "other"]),
  ),
  inlineObjects: { i: { inlineObjectProperties: image } },
  headers: { h: { content: [paragraph("above")] } },
  footers: { f: { content: [paragraph("below")] } },
  comments: [{ headPost: { content: "Really?" } }],
  footnotes: { n: { content: [paragraph("note")] } },
};

/** For each kind, the text and the warning that skipping it removes. */
const traces: Readonly<Record<SkippableKind, string>> = {
  columnBreak: "column breaks",
  comment: "comments-left-out",
  date: "Monday",
  equation: "[equation]",
  footer: "below",
  footnote: "note",
  header: "above",
  horizontalRule: "<hr>",
  image: "<img",
  pageBreak: "page-break",
  pageNumber: "page-number-left-out",
  person: "Ines",
  richLink: "Plan",
  table: "cell",
};

describe("the option `skip`", () => {
  it.each(skippableKinds)("leaves out `%s` and nothing else", (kind) => {
    const tracesLeft = (skip: readonly SkippableKind[]) => {
      const { content, warnings } = convertDocument(document, { format: "html", skip });
      const main = content.slice(content.indexOf("<main>"));
      const found = [main, ...warnings.flatMap(({ code, detail }) => [code, detail])].join(" ");
      return skippableKinds.filter((one) => found.includes(traces[one]));
    };
    expect(tracesLeft([])).toEqual(skippableKinds);
    expect(tracesLeft([kind])).toEqual(skippableKinds.filter((one) => one !== kind));
  });
});

describe("the option `toc`", () => {
  it("keeps or omits the table of contents", () => {
    const contents = { tableOfContents: { content: [paragraph("Chapter 1")] } };
    const html = (toc: "keep" | "omit") =>
      convertDocument(body(contents, paragraph("Text")), { format: "html", toc }).content;
    expect(html("keep")).toContain("Chapter 1");
    expect(html("omit")).not.toContain("Chapter 1");
  });
});
