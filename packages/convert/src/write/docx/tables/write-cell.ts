import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { CellStyle } from "../../../tree/block.js";
import { writeBorders } from "../formatting/write-borders.js";
import type { DocxContext, WriteContent } from "../docx-context.js";
import { shading } from "../formatting/run-properties.js";
import { value } from "../xml/optional.js";
import { twips } from "../formatting/units.js";
import {
  CELL_SIDES,
  cellMargins,
  isDefaultPadding,
  DEFAULT_PADDING,
} from "../formatting/cell-padding.js";
import type { GridCell } from "../../table/table-grid.js";

/** Minimum width of the content of a cell in points, even if its padding leaves less. */
const MIN_CELL_WIDTH = 10;

/** Writes one cell of a row. The continuation cells of a merged cell are empty. */
export function writeCell(
  { cell, column, merge }: GridCell,
  { widths, hasBorders }: { readonly widths: readonly number[]; readonly hasBorders: boolean },
  context: DocxContext,
  writeContent: WriteContent,
): Element {
  const span = cell.columnSpan;
  const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
  const { left, right } = cell.style?.padding ?? DEFAULT_PADDING;
  const inside = { ...context, width: Math.max(width - left - right, MIN_CELL_WIDTH) };
  const content = merge === "continue" ? [] : writeContent(cell.blocks, inside);
  return x("w:tc", [
    x("w:tcPr", [
      x("w:tcW", { "w:w": twips(width), "w:type": "dxa" }),
      value("w:gridSpan", span > 1 ? span : undefined),
      merge === "none"
        ? undefined
        : x("w:vMerge", { "w:val": merge === "begin" ? "restart" : "continue" }),
      ...cellProperties(cell.style, hasBorders),
    ]),
    ...endedByParagraph(content),
  ]);
}

/**
 * Writes a cell's style, without borders if the table has them, in the order of the schema (ECMA-376 part 1, 17.4.69).
 */
export function cellProperties(
  style: CellStyle | undefined,
  hasBorders = true,
): readonly (Element | undefined)[] {
  if (!style) return [];
  return [
    hasBorders ? writeBorders("w:tcBorders", CELL_SIDES, style.borders) : undefined,
    shading(style.shading),
    style.padding && !isDefaultPadding(style.padding)
      ? cellMargins("w:tcMar", style.padding)
      : undefined,
    value("w:vAlign", style.contentAlignment && VERTICAL[style.contentAlignment]),
  ];
}

/** Makes sure that a cell ends with a paragraph, which DOCX requires even after a table. */
export function endedByParagraph(content: readonly Element[]): readonly Element[] {
  return content.at(-1)?.name === "w:p" ? content : [...content, x("w:p")];
}

const VERTICAL = { middle: "center", bottom: "bottom" } as const;
