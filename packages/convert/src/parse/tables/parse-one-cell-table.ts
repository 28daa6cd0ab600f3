import type { HostedTable, HostedTableCell } from "../../hosted/hosted-document.js";
import { readList } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block } from "../../tree/block.js";
import { isCodeParagraph } from "../styles/is-code-paragraph.js";
import { parseCodeBlock } from "../code/parse-code-block.js";
import { originOf, type ParseContext, type ParseSegment } from "../parse-context.js";
import { cellStyleOf } from "./cell-style-of.js";

/**
 * Parses a table with one cell: a code block if all its text is in a monospaced font, otherwise a callout. Returns an
 * empty result if the cell is empty, and undefined for a table with more cells.
 */
export function parseOneCellTable(
  table: Partial<HostedTable>,
  place: Place,
  context: ParseContext,
  parseSegment: ParseSegment,
): readonly Block[] | undefined {
  const rows = readList(table.tableRows);
  const cells = readList(rows[0]?.tableCells);
  const [cell] = cells;
  if (rows.length !== 1 || cells.length !== 1 || !cell) return undefined;
  const at = placeAt(place, "tableRows", 0, "tableCells", 0);
  context.budget.spend({ place: at });
  const { detect } = context.options;
  const code =
    detect.has("codeBlock") && isCode(cell)
      ? parseCodeBlock(readList(cell.content), 0, placeAt(at, "content"), context)
      : undefined;
  if (code && code.children.length > 0) return [code];
  if (!detect.has("callout")) return undefined;
  const blocks = parseSegment(cell, at, context);
  if (blocks.length === 0) return [];
  const formatting = cellStyleOf(cell.tableCellStyle, at, context);
  return [{ kind: "callout", blocks, ...formatting, origin: originOf(context, place) }];
}

function isCode(cell: Partial<HostedTableCell>): boolean {
  return readList(cell.content).every(
    ({ paragraph }) => paragraph !== undefined && paragraph !== null && isCodeParagraph(paragraph),
  );
}
