import type { AlignType, Html, Table as MarkdownTable, TableCell as MarkdownCell } from "mdast";
import type { Paragraph, Table, TableCell } from "../../tree/block.js";
import { directionOfTable } from "../../tree/direction.js";
import { serializeHtml } from "../html/serialize-html.js";
import { writeBlocks as writeHtmlBlocks } from "../html/write-blocks.js";
import type { MarkdownContext } from "./markdown-context.js";
import { writeLine } from "./write-line.js";

/** A table as a pipe table if possible, otherwise as HTML with a warning. */
export function writeTable(table: Table, context: MarkdownContext): MarkdownTable | Html {
  if (fitsPipeTable(table)) return writePipeTable(table, context);
  context.warn("table-as-html", table.origin, [table]);
  const elements = writeHtmlBlocks([table], context.html);
  return { type: "html", value: elements.map((element) => serializeHtml(element)).join("") };
}

/** A pipe table has one header row, one direction, no merged cells, and at most one paragraph per cell. */
function fitsPipeTable(table: Table): boolean {
  if (table.columns === 0 || table.headerRows > 1) return false;
  if (directionOfTable(table) === "mixed") return false;
  const cells = table.rows.flatMap((row) => row.cells);
  return cells.every((cell) => cell.columnSpan === 1 && cell.rowSpan === 1 && isOneLine(cell));
}

function isOneLine(cell: TableCell): boolean {
  return cell.blocks.length < 2 && cell.blocks.every((block) => block.kind === "paragraph");
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

/** The alignment of a column if all its paragraphs share it; otherwise a warning for each that is left out. */
function writeAlignment(
  column: readonly (Paragraph | undefined)[],
  { origin }: Table,
  { warn }: MarkdownContext,
): AlignType {
  const alignments = column.flatMap((paragraph) => paragraph?.layout.alignment ?? "start");
  const [first] = alignments;
  const isShared = alignments.every((alignment) => alignment === first);
  const shared = isShared && first !== undefined ? COLUMN_ALIGNMENTS[first] : null;
  if (shared !== null) return shared;
  for (const alignment of alignments) if (alignment !== "start") warn("alignment-left-out", origin);
  return null;
}

const COLUMN_ALIGNMENTS = { start: null, center: "center", end: "right", justify: null } as const;
