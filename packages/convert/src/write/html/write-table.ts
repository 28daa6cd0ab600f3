import type { Element } from "hast";
import { h } from "hastscript";
import type { Table, TableCell, TableRow } from "../../tree/block.js";
import { layoutAttributes, layoutOfTight } from "./layout-attributes.js";
import { onLines } from "./on-lines.js";
import type { WriteContent } from "./write-content.js";

/** A table as HTML, header rows in `thead` with `th`. */
export function writeTable(table: Table, writeContent: WriteContent): Element {
  const write = (rows: readonly TableRow[], name: "th" | "td") =>
    onLines(rows.map((row) => writeRow(row, name, writeContent)));
  const head = write(table.rows.slice(0, table.headerRows), "th");
  const body = write(table.rows.slice(table.headerRows), "td");
  const groups = [
    ...(head.length > 0 ? [h("thead", head)] : []),
    ...(body.length > 0 ? [h("tbody", body)] : []),
  ];
  return h("table", onLines(groups));
}

function writeRow(row: TableRow, name: "th" | "td", writeContent: WriteContent): Element {
  return h("tr", onLines(row.cells.map((cell) => writeCell(cell, name, writeContent))));
}

function writeCell(cell: TableCell, name: "th" | "td", writeContent: WriteContent): Element {
  const attributes = {
    scope: name === "th" ? "col" : undefined,
    colSpan: cell.columnSpan > 1 ? cell.columnSpan : undefined,
    rowSpan: cell.rowSpan > 1 ? cell.rowSpan : undefined,
    ...layoutAttributes(layoutOfTight(cell.blocks)),
  };
  return h(name, attributes, writeContent(cell.blocks));
}
