import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { docxParts } from "../docx/reading/docx-parts.js";
import { select } from "../docx/reading/read-docx.js";
import { item, paragraph } from "../fixtures/build/blocks.js";
import { documentOfOneTab } from "../fixtures/build/documents.js";
import { footnote, text } from "../fixtures/build/elements.js";
import { bulleted } from "../fixtures/build/lists.js";
import { footnotes } from "../fixtures/build/segments.js";
import { table } from "../fixtures/build/tables.js";

const RTL = { direction: "RIGHT_TO_LEFT" };

const COLOUR = { color: { rgbColor: { red: 0.5 } } };
const LINE = { dashStyle: "SOLID", width: { magnitude: 3, unit: "PT" }, color: COLOUR };
const INDENT = { indentStart: { magnitude: 36, unit: "PT" } };

/** Right-to-left quote, list and footnote, each with a paragraph of the other direction. */
const bothInside = documentOfOneTab(
  "Inside",
  [
    paragraph("ציטוט", { ...RTL, ...INDENT, borderRight: LINE }),
    paragraph("A quote.", { ...INDENT, borderLeft: LINE }),
    item("ראשון", "kix.list", 0, RTL),
    item("Second", "kix.list"),
    paragraph([text("End"), footnote("kix.note", "1")]),
  ],
  {
    lists: { "kix.list": bulleted },
    footnotes: footnotes({ "kix.note": [paragraph("הערה", RTL)] }),
  },
);

describe("Markdown in both directions", () => {
  it("marks text of the other direction in quotes, items and footnotes", () => {
    expect(convertDocument(bothInside, { format: "markdown" }).content).toBe(
      [
        '<div dir="rtl">\n',
        '> ציטוט\n>\n> <div dir="ltr">\n>\n> A quote.\n>\n> </div>\n',
        '- ראשון\n- <span dir="ltr">Second</span>\n',
        "</div>\n\nEnd[^1]\n",
        '[^1]: <span dir="rtl">הערה</span>\n',
      ].join("\n"),
    );
    const { content, warnings } = convertDocument(bothInside, {
      format: "markdown",
      rawHtml: false,
    });
    expect(content).not.toContain("dir=");
    expect(warnings).toMatchObject([{ code: "direction-left-out" }]);
  });

  it("keeps both directions in HTML and DOCX", () => {
    const { content } = convertDocument(bothInside, { format: "html" });
    expect(content).toContain(
      '<blockquote dir="rtl">\n<p dir="rtl">ציטוט</p>\n<p dir="ltr">A quote.</p>',
    );
    expect(content).toMatch(/<ul class="style-\d">\n<li dir="rtl">ראשון<\/li>\n<li>Second/);
    const docx = docxParts(convertDocument(bothInside, { format: "docx" }).content);
    const borders = select(docx.get("word/document.xml"), "w:pBdr");
    const sides = borders.map(({ children: [side] }) => side?.type === "element" && side.name);
    expect(sides).toEqual(["w:right", "w:left"]);
  });

  it("puts adjacent right-to-left blocks into one element", () => {
    const document = documentOfOneTab("Both", [
      paragraph("Left to right"),
      paragraph("שלום", RTL),
      paragraph("עולם", RTL),
      paragraph("Left again"),
    ]);
    expect(convertDocument(document, { format: "markdown" }).content).toBe(
      ["Left to right", '<div dir="rtl">', "שלום", "עולם", "</div>", "Left again"].join("\n\n") +
        "\n",
    );
  });

  it("marks right-to-left tables, and writes mixed ones as HTML", () => {
    const cell = (text: string, style = {}) => [paragraph(text, style)];
    const rtl = documentOfOneTab("One", [
      table([[cell("שלום", RTL), cell(""), cell("עולם", RTL)]]),
    ]);
    expect(convertDocument(rtl, { format: "markdown" }).content).toBe(
      '<div dir="rtl">\n\n| שלום | | עולם |\n| - | - | - |\n\n</div>\n',
    );
    expect(convertDocument(rtl, { format: "html" }).content).toContain('<table dir="rtl">');
    const mixed = documentOfOneTab("Two", [table([[cell("left"), cell("שלום", RTL)]])]);
    const { content, warnings } = convertDocument(mixed, { format: "markdown" });
    expect(content).toContain('<td>left</td>\n<td dir="rtl">שלום</td>');
    expect(warnings).toMatchObject([{ code: "table-as-html" }]);
  });
});
