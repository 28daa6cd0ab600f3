import type { Element } from "xast";
import { serialized } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import type { Table, TableRow } from "../../../tree/block.js";
import { directionOfTable } from "../../../tree/direction.js";
import type { DocxContext, WriteContent } from "../docx-context.js";
import { toggle, unlessEmpty } from "../xml/optional.js";
import { twips } from "../formatting/units.js";
import { columnWidths } from "./column-widths.js";
import { tableGrid } from "../../table/table-grid.js";
import { tableBorders, uniformBorder } from "./uniform-border.js";
import { writeCell } from "./write-cell.js";

/** Writes a table. Header rows are repeated on each page (ECMA-376 part 1, 17.4). */
export function writeTable(
  table: Table,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  const widths = columnWidths(table, context.width);
  const grid = tableGrid(table.rows, table.columns);
  const border = uniformBorder(table.rows);
  const rows = table.rows.flatMap((row, index) => {
    const cells = grid[index] ?? [];
    if (cells.length === 0) return [];
    const elements = cells.map((cell) => {
      const hasBorders = border === undefined;
      return writeCell(cell, { widths, hasBorders }, context, writeContent);
    });
    return [serialized([x("w:tr", [rowProperties(row, index < table.headerRows), ...elements])])];
  });
  if (rows.length === 0) return [];
  return [
    x("w:tbl", [
      tableProperties("TableGrid", sum(widths), {
        hasHeader: table.headerRows > 0,
        isRightToLeft: directionOfTable(table) === "rtl",
        borders: tableBorders(border),
      }),
      x(
        "w:tblGrid",
        widths.map((width) => x("w:gridCol", { "w:w": twips(width) })),
      ),
      ...rows,
    ]),
  ];
}

interface TableOptions {
  readonly hasHeader?: boolean;
  readonly isRightToLeft?: boolean;
  readonly borders?: Element | undefined;
}

/** Writes the properties that all tables have. */
export function tableProperties(
  style: string,
  width: number,
  { hasHeader = false, isRightToLeft = false, borders }: TableOptions = {},
): Element {
  return x("w:tblPr", [
    x("w:tblStyle", { "w:val": style }),
    toggle("w:bidiVisual", isRightToLeft ? true : undefined),
    x("w:tblW", { "w:w": twips(width), "w:type": "dxa" }),
    borders,
    x("w:tblLayout", { "w:type": "fixed" }),
    x("w:tblLook", {
      "w:val": hasHeader ? "0420" : "0400",
      "w:firstRow": hasHeader ? 1 : 0,
      "w:lastRow": 0,
      "w:firstColumn": 0,
      "w:lastColumn": 0,
      "w:noHBand": 0,
      "w:noVBand": 1,
    }),
  ]);
}

function rowProperties(row: TableRow, isHeader: boolean): Element | undefined {
  return unlessEmpty("w:trPr", [
    toggle("w:cantSplit", row.keepTogether),
    row.minHeight === undefined
      ? undefined
      : x("w:trHeight", { "w:val": twips(row.minHeight), "w:hRule": "atLeast" }),
    toggle("w:tblHeader", isHeader ? true : undefined),
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
