import type { Element } from "hast";
import type { Table, TableCell, TableRow } from "../../../tree/block.js";
import { directionOfTable } from "../../../tree/direction.js";
import { element, onLines } from "../element.js";
import { containsSections } from "./contains-sections.js";
import { atMargin, dirOf, inside, type HtmlContext, type WriteContent } from "../html-context.js";
import { tightAttributes, type FormattingAttributes } from "./block-attributes.js";
import { cellDeclarations } from "../formatting/cell-declarations.js";

type CellName = "th" | "td";

/** Writes a table as HTML, with header rows in `thead` and header cells as `th`. */
export function writeTable(
  table: Table,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const dir = dirOf(directionOfTable(table) === "rtl", context);
  const within = inside(dir, context);
  const write = (rows: readonly TableRow[], name: CellName) =>
    onLines(rows.map((row) => writeRow(row, name, within, writeContent)));
  const head = write(table.rows.slice(0, table.headerRows), "th");
  const body = write(table.rows.slice(table.headerRows), "td");
  const groups = [
    ...columnsOf(table, context),
    ...(head.length > 0 ? [element("thead", {}, head)] : []),
    ...(body.length > 0 ? [element("tbody", {}, body)] : []),
  ];
  return scrollable(element("table", { dir }, onLines(groups)), context);
}

/**
 * Wraps a table so that it scrolls if it is too wide. If the table element itself scrolled, screen readers would not
 * treat it as a table.
 */
function scrollable(table: Element, { formatting, target }: HtmlContext): Element {
  if (target === "markdown") return table;
  return element("div", formatting.of(["table"]), [table]);
}

/** Writes column widths as percentages, so that the table fits small screens. */
function columnsOf({ widths = [], columns }: Table, context: HtmlContext): Element[] {
  const known = widths.filter((width) => width !== undefined);
  if (!context.styles || known.length !== columns) return [];
  const total = known.reduce((sum, width) => sum + width, 0);
  if (total <= 0) return [];
  const cols = known.map((width) => {
    const share = Math.round((width / total) * 1000) / 10;
    return element("col", { ...context.formatting.of([], [`width: ${share}%`]) });
  });
  return [element("colgroup", {}, onLines(cols))];
}

function writeRow(
  row: TableRow,
  name: CellName,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const cells = row.cells.map((cell) => writeCell(cell, name, context, writeContent));
  return element("tr", {}, onLines(cells));
}

function writeCell(
  cell: TableCell,
  nameInRow: CellName,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const name = nameInRow === "th" && containsSections(cell.blocks) ? "td" : nameInRow;
  const formatted = context.formatting.of([], cellDeclarations(cell.style));
  const tight: FormattingAttributes = context.styles
    ? {}
    : tightAttributes(cell.blocks, context, "item");
  const attributes = {
    scope: name === "th" ? "col" : undefined,
    colSpan: cell.columnSpan > 1 ? cell.columnSpan : undefined,
    rowSpan: cell.rowSpan > 1 ? cell.rowSpan : undefined,
    ...formatted,
    ...tight,
  };
  const within = inside(tight.dir, context);
  return element(name, attributes, writeContent(cell.blocks, atMargin(within)));
}
