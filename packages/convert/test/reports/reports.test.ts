import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { body, item, paragraph, run } from "../support/build-document.js";

const markdown = (document: object, options: Partial<ConvertOptions> = {}) =>
  convertDocument(document, { ...options, format: "markdown" }).content;

const nestingLevels = Array.from({ length: 3 }, () => ({ glyphType: "DECIMAL" }));
const lists = {
  checks: { listProperties: { nestingLevels: [{ glyphType: "GLYPH_TYPE_UNSPECIFIED" }] } },
  bullets: { listProperties: { nestingLevels: [{ glyphSymbol: "●" }, { glyphSymbol: "○" }] } },
  numbers: { listProperties: { nestingLevels } },
};
const listed = (...blocks: Parameters<typeof body>) => ({ ...body(...blocks), lists });

const minutes = "https://docs.google.com/document/d/minutes/edit";
const merged = {
  table: {
    tableRows: [
      { tableCells: [{ content: [paragraph("wide")], tableCellStyle: { columnSpan: 2 } }, {}] },
      { tableCells: [{ content: [paragraph("a")] }, { content: [paragraph("b")] }] },
    ],
  },
};
const several = {
  table: {
    tableRows: [
      { tableCells: [{ content: [paragraph("a")] }, { content: [paragraph("b")] }] },
      { tableCells: [{ content: [item("one", "bullets"), item("two", "bullets")] }, {}] },
    ],
  },
};
const nested = {
  table: {
    tableRows: [
      { tableCells: [{ content: [item("one", "bullets"), item("two", "bullets", 1)] }, {}] },
    ],
  },
};
const picture = {
  ...body(paragraph([{ inlineObjectElement: { inlineObjectId: "i" } }])),
  inlineObjects: {
    i: {
      inlineObjectProperties: {
        embeddedObject: {
          imageProperties: { contentUri: "https://example.org/a.png" },
          size: { width: { magnitude: 75, unit: "PT" }, height: { magnitude: 30, unit: "PT" } },
        },
      },
    },
  },
};
const chips = paragraph([
  { person: { personProperties: { name: "Ines", email: "ines@example.org" } } },
  run(", "),
  { dateElement: { dateElementProperties: { displayText: "Monday" } } },
  run(", "),
  { richLink: { richLinkProperties: { title: "Plan", uri: "https://example.org/" } } },
]);

/** Evidence for each row of the README's table of reports: an output, and what it must contain. */
const reports: Readonly<
  Record<string, readonly [output: () => string, expected: string | RegExp]>
> = {
  "checklists become bullets": [() => markdown(listed(item("milk", "checks"))), "- [ ] milk"],
  "the value of a dropdown chip is missing": [
    () => markdown(body(paragraph("State: \uE907 today"))),
    String.raw`State: \[object] today`,
  ],
  "chips of dates, persons and files are lost": [
    () => markdown(body(chips)),
    "[Ines](mailto:ines@example.org), Monday, [Plan](https://example.org/)",
  ],
  "merged cells shift the rows of a pipe table": [
    () => markdown(body(merged), { tables: "pipe" }),
    "| wide | |\n| - | - |\n| a | b |",
  ],
  "a list in a cell makes the whole table HTML": [
    () => markdown(listed(several), { tables: "pipe" }),
    "| ● one<br>● two | |",
  ],
  "images are inside the Markdown instead of beside it": [
    () => {
      const external = new Map([["https://example.org/a.png", "images/a.png"]]);
      return markdown(picture, { images: { external } });
    },
    "![](images/a.png)",
  ],
  "the size of images is lost": [
    () => markdown(picture, { imageSize: "html" }),
    'width="100" height="40"',
  ],
  "links between documents lead back to the editor": [
    () => {
      const link = paragraph([run("see", { link: { url: minutes } })]);
      return markdown(body(link), { documentUrl: ({ documentId }) => `${documentId}.md` });
    },
    "[see](minutes.md)",
  ],
  "bold over spaces breaks Markdown": [
    () => markdown(body(paragraph([run("a"), run(" bold ", { bold: true }), run("b")]))),
    "a **bold** b",
  ],
  "text that looks like Markdown is not escaped, or addresses are": [
    () => markdown(body(paragraph("1. *no* https://example.org/a_b_c"))),
    String.raw`1\. \*no\* https://example.org/a_b_c`,
  ],
  "a heading loses the hash at its end": [
    () => markdown(body(paragraph("In C #", "HEADING_1"))),
    String.raw`# In C \#`,
  ],
  "numbered lists begin again at 1 after a paragraph": [
    () => markdown(listed(item("one", "numbers"), paragraph("between"), item("two", "numbers"))),
    "2. two",
  ],
  "nested lists in cells are flattened": [
    () => markdown(listed(nested)),
    "<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>",
  ],
  "comments are lost": [
    () => {
      const comments = [{ headPost: { content: "Really?" } }];
      return markdown({ ...body(paragraph("Text")), comments }, { comments: "keep" });
    },
    "Really?",
  ],
  "tabs at the beginning become a block of code": [
    () => markdown(body(paragraph("\tText"))),
    /^Text\n$/,
  ],
  "page headers are in the middle of the text": [
    () => markdown({ ...body(paragraph("Text")), headers: { h: body(paragraph("Top")).body } }),
    /^Text\n$/,
  ],
};

describe("a problem reported of other converters", () => {
  it.each(Object.entries(reports))("does not happen here: %s", (_, [output, expected]) => {
    expect(output()).toMatch(expected);
  });

  it("is listed in the README, row by row", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const [, section = ""] = readme.split("\n## Reported of other converters\n");
    const [ofSection = ""] = section.split("\n## ");
    const rows = [...ofSection.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, first = ""]) => first);
    expect(rows.filter((row) => row !== "reported" && !row.startsWith("-"))).toEqual(
      Object.keys(reports),
    );
  });
});
