import type {
  Html,
  List as MarkdownList,
  Table as MarkdownTable,
  TableCell as MarkdownCell,
} from "mdast";
import type { Paragraph, Table, TableCell } from "../../../tree/block.js";
import { directionOfTable } from "../../../tree/direction.js";
import { writeBlocks as writeHtmlBlocks } from "../../html/blocks/write-blocks.js";
import type { MarkdownContext } from "../markdown-context.js";
import { rawHtml } from "../raw-html.js";
import { writeAlignment } from "./column-alignment.js";
import { expandedTable } from "./expanded-table.js";
import { isOneLine } from "./is-one-line.js";
import { tableAsList, type WriteContent } from "./table-as-list.js";
import { writeLine } from "../write-line.js";

/**
 * Writes a table as a pipe table if possible or if the options require it; otherwise as HTML or, without HTML, as a
 * list, with a warning. In CommonMark, which has only HTML tables, HTML is not a loss.
 */
export function writeTable(
  table: Table,
  context: MarkdownContext,
  writeContent: WriteContent,
): MarkdownTable | MarkdownList | Html {
  const { isGfm, html } = context.dialect;
  if (isGfm && fitsPipeTable(table, html !== "none")) return writePipeTable(table, context);
  if (isGfm && context.tables === "pipe" && table.columns > 0) return expandedTable(table, context);
  if (html === "none") {
    context.warn("table-as-list", table.origin, [table]);
    return tableAsList(table, writeContent);
  }
  if (isGfm) context.warn("table-as-html", table.origin, [table]);
  return rawHtml(writeHtmlBlocks([table], context.html), context);
}

/**
 * Whether a table fits a pipe table: one header row, one direction, no merged cells, and at most one paragraph per
 * cell, with line breaks only if HTML is allowed.
 */
function fitsPipeTable(table: Table, hasHtml: boolean): boolean {
  if (table.columns === 0 || table.headerRows > 1) return false;
  if (directionOfTable(table) === "mixed") return false;
  const cells = table.rows.flatMap((row) => row.cells);
  return cells.every(
    (cell) => cell.columnSpan === 1 && cell.rowSpan === 1 && isOneLine(cell.blocks, hasHtml),
  );
}

function writePipeTable(table: Table, context: MarkdownContext): MarkdownTable {
  const rows = table.rows.map((row) => row.cells.map((cell) => paragraphOf(cell)));
  return {
    type: "table",
    align: Array.from({ length: table.columns }, (_, column) =>
      writeAlignment(
        rows.map((cells) => cells[column]),
        table,
        context,
      ),
    ),
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => writeCell(cell, context)),
    })),
  };
}

function paragraphOf(cell: TableCell): Paragraph | undefined {
  return cell.blocks.find((block) => block.kind === "paragraph");
}

function writeCell(paragraph: Paragraph | undefined, context: MarkdownContext): MarkdownCell {
  return { type: "tableCell", children: paragraph ? writeLine(paragraph, context, "html") : [] };
}
