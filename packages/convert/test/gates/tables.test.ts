import type { Element } from "hast";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";
import { childElements, htmlElements } from "./reading/html-elements.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it("has tables with rows of equal width", () => {
    const elements = htmlElements(convertDocument(document, { format: "html" }).content);
    for (const table of elements.filter(({ tagName }) => tagName === "table")) {
      expect(new Set(rowWidths(table)).size).toBeLessThan(2);
    }
  });
});

function rowWidths(table: Element): readonly number[] {
  return childElements(table, "thead", "tbody").flatMap((group) => {
    const open: number[] = [];
    return childElements(group, "tr").map((row) => {
      const covered = open.filter((rows) => rows > 0).length;
      for (const [column, rows] of open.entries()) open[column] = rows - 1;
      const cells = childElements(row, "td", "th");
      const spans = cells.map((cell) => Number(cell.properties["colSpan"] ?? 1));
      for (const [index, cell] of cells.entries()) {
        const below = Number(cell.properties["rowSpan"] ?? 1) - 1;
        open.push(...Array.from({ length: spans[index] ?? 0 }, () => below));
      }
      return covered + spans.reduce((sum, span) => sum + span, 0);
    });
  });
}
