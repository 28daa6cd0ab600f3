import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { paragraph } from "../fixtures/build/blocks.js";
import { documentOfOneTab } from "../fixtures/build/documents.js";
import { table } from "../fixtures/build/tables.js";

const RTL = { direction: "RIGHT_TO_LEFT" };

describe("Markdown in both directions", () => {
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
