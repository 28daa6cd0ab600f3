import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { childElements, htmlElements } from "../../gates/reading/html-elements.js";
import { body, run } from "../../support/build-document.js";
import { fuzzRuns, fuzzSeed } from "../model/fuzz-runs.js";
import { anyRun, IMAGES, type ExpectedRun } from "./expected-run.js";
import { lineOf, type Span } from "./read-block.js";
import { readTree } from "./read-html.js";
import { readers } from "./readers.js";

type Kind = "paragraph" | "item" | "heading";

/** A paragraph in a cell. */
interface ExpectedBlock {
  readonly kind: Kind;
  readonly runs: readonly ExpectedRun[];
}

/** A table with at most one merged cell; each cell has a position in the grid. */
interface ExpectedTable {
  readonly cells: readonly (readonly (readonly ExpectedBlock[])[])[];
  readonly headerRows: number;
  readonly merged: {
    readonly row: number;
    readonly column: number;
    readonly rows: number;
    readonly columns: number;
  };
}

const expectedBlock = fc.record({
  kind: fc.constantFrom<Kind>("paragraph", "paragraph", "item", "heading"),
  runs: fc.array(anyRun({ hasNotes: false }), { minLength: 1, maxLength: 3 }),
});

const expectedTable: fc.Arbitrary<ExpectedTable> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([rows, columns]) =>
    fc.record({
      cells: fc.array(
        fc.array(fc.array(expectedBlock, { maxLength: 3 }), {
          minLength: columns,
          maxLength: columns,
        }),
        { minLength: rows, maxLength: rows },
      ),
      headerRows: fc.nat(2),
      merged: fc.record({
        row: fc.nat(rows - 1),
        column: fc.nat(columns - 2),
        rows: fc.integer({ min: 1, max: rows }),
        columns: fc.integer({ min: 1, max: columns - 1 }),
      }),
    }),
  )
  .map((one) => {
    const merged = within(one.cells, one.merged);
    // A merged cell cannot extend past the header rows.
    const isCut = merged.row < one.headerRows && one.headerRows < merged.row + merged.rows;
    return { ...one, merged, headerRows: isCut ? merged.row : one.headerRows };
  });

function within(
  cells: ExpectedTable["cells"],
  merged: ExpectedTable["merged"],
): ExpectedTable["merged"] {
  const columns = cells[0]?.length ?? 0;
  return {
    ...merged,
    rows: Math.min(merged.rows, cells.length - merged.row),
    columns: Math.min(merged.columns, columns - merged.column),
  };
}

function isCovered({ merged }: ExpectedTable, row: number, column: number): boolean {
  const [down, over] = [row - merged.row, column - merged.column];
  const isInside = down >= 0 && over >= 0 && down < merged.rows && over < merged.columns;
  return isInside && down + over > 0;
}

function documentOf(table: ExpectedTable): docs_v1.Schema$Document {
  const { cells, merged, headerRows } = table;
  const tableRows = cells.map((row, at) => ({
    tableRowStyle: { tableHeader: at < headerRows },
    tableCells: row.map((blocks, column) => ({
      content: isCovered(table, at, column) ? [elementOf()] : blocks.map((one) => elementOf(one)),
      tableCellStyle:
        at === merged.row && column === merged.column
          ? { rowSpan: merged.rows, columnSpan: merged.columns }
          : {},
    })),
  }));
  const element = { table: { rows: cells.length, columns: cells[0]?.length ?? 0, tableRows } };
  const bullets = { listProperties: { nestingLevels: [{ glyphSymbol: "●" }] } };
  return { ...body(structuredClone(element)), lists: { bullets }, inlineObjects: IMAGES };
}

const NOTHING: ExpectedBlock = { kind: "paragraph", runs: [] };

function elementOf({ kind, runs }: ExpectedBlock = NOTHING): docs_v1.Schema$StructuralElement {
  return {
    paragraph: {
      elements: [...runs.map(({ element }) => element), run("\n")],
      ...(kind === "item" ? { bullet: { listId: "bullets" } } : {}),
      ...(kind === "heading" ? { paragraphStyle: { namedStyleType: "HEADING_2" } } : {}),
    },
  };
}

/** What a reader must find in each cell of each row. */
function expectedRows(
  table: ExpectedTable,
  spans: "blank" | "repeat",
): readonly (readonly string[])[] {
  const { merged, cells } = table;
  const again = spans === "repeat" ? lineOfCell(cells[merged.row]?.[merged.column] ?? []) : "";
  return cells.map((row, at) =>
    row.map((blocks, column) => (isCovered(table, at, column) ? again : lineOfCell(blocks))),
  );
}

function lineOfCell(blocks: readonly ExpectedBlock[]): string {
  const lines = blocks.flatMap(({ kind, runs }): readonly (readonly Span[])[] => {
    if (kind === "item") return [[{ text: "● ", marks: [] }, ...runs]];
    return lineOf(runs) === "" ? [] : [runs];
  });
  return normal(
    lineOf(lines.flatMap((line, at) => [...(at > 0 ? [{ text: "\v", marks: [] }] : []), ...line])),
  );
}

/** Ignores breaks at the edges of a paragraph, and white space at the edges of its lines and after a label. */
function normal(line: string): string {
  return line
    .replaceAll(/●\s*/g, "● ")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}

function readRows(html: string): readonly (readonly string[])[] {
  const rows = htmlElements(html).filter(({ tagName }) => tagName === "tr");
  return rows.map((row) =>
    [...childElements(row, "th"), ...childElements(row, "td")].map(({ children }) =>
      normal(
        readTree({ type: "root", children })
          .map(({ line }) => line)
          .join("\n"),
      ),
    ),
  );
}

describe("pipe tables of any table", () => {
  it.each([
    ["micromark", "blank"],
    ["markdown-it", "repeat"],
  ] as const)("have the same columns and words in %s, with %s spans", (reader, spans) => {
    const options = {
      format: "markdown",
      tables: "pipe",
      spans,
      autolinks: "escape",
    } as const;
    const property = fc.property(expectedTable, (table) => {
      const { content } = convertDocument(documentOf(table), options);
      expect(readRows(readers[reader](content))).toEqual(expectedRows(table, spans));
    });
    fc.assert(property, { numRuns: fuzzRuns * 4, seed: fuzzSeed });
  });
});
