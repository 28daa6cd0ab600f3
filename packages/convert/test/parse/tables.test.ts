import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, table } from "../support/build-document.js";

/** A table of `columns` × `rows` cells named by their position, with spans for some of them. */
function spanned(
  columns: number,
  rows: number,
  spans: Readonly<Record<string, { rowSpan?: number; columnSpan?: number }>>,
  headerRows = 0,
) {
  const names = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => `${row}${column}`),
  );
  const element = table(...names);
  element.table?.tableRows?.forEach((row, r) => {
    row.tableRowStyle = { tableHeader: r < headerRows };
    row.tableCells?.forEach((cell, c) => (cell.tableCellStyle = spans[`${r}${c}`] ?? {}));
  });
  return body(element);
}

/** The cells of the HTML table by row, as `text:columnSpan:rowSpan`. */
function cellsOf(document: object): string[] {
  const { content } = convertDocument(document, { format: "html" });
  return (content.match(/<tr>.*?<\/tr>/gs) ?? []).map((row) =>
    [...row.matchAll(/<(t[dh])([^>]*)>\s*(?:<p>)?(\d\d)/g)]
      .map(([, , attributes = "", text]) => {
        const span = (name: string) => new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1;
        return `${text}:${span("colspan")}:${span("rowspan")}`;
      })
      .join(" "),
  );
}

describe("a table", () => {
  it("drops the cells that a merged cell covers", () => {
    const spans = { "00": { columnSpan: 2, rowSpan: 2 } };
    expect(cellsOf(spanned(3, 3, spans))).toEqual([
      "00:2:2 02:1:1",
      "12:1:1",
      "20:1:1 21:1:1 22:1:1",
    ]);
  });

  it("cuts a span at its edges", () => {
    const spans = { "01": { columnSpan: 9, rowSpan: 1e9 } };
    expect(cellsOf(spanned(2, 2, spans))).toEqual(["00:1:1 01:1:2", "10:1:1"]);
  });

  it("cuts a span that overlaps another", () => {
    const spans = { "01": { rowSpan: 2 }, "10": { columnSpan: 2 } };
    expect(cellsOf(spanned(2, 2, spans))).toEqual(["00:1:1 01:1:2", "10:1:1"]);
  });

  it("keeps a span within the header rows", () => {
    const spans = { "00": { rowSpan: 2 } };
    expect(cellsOf(spanned(2, 2, spans, 1))).toEqual(["00:1:1 01:1:1", "10:1:1 11:1:1"]);
  });

  it("writes header rows as th and others as td", () => {
    const { content } = convertDocument(spanned(1, 2, {}, 1), { format: "html" });
    expect(content).toMatch(/<thead>\n<tr>\n<th scope="col">00<\/th>/);
    expect(content).toMatch(/<tbody>\n<tr>\n<td>10<\/td>/);
  });

  it("fills rows that are too short", () => {
    const { content } = convertDocument(body(table(["a", "b"], ["c"])), { format: "markdown" });
    expect(content).toBe("| a | b |\n| - | - |\n| c | |\n");
  });

  it("may have no cells", () => {
    const { content } = convertDocument(body({ table: {} }), { format: "html" });
    expect(content).toContain("<table></table>");
  });
});
