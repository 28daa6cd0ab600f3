import type { Element } from "xast";
import type { CellStyle } from "../../../tree/block.js";
import { twips } from "./units.js";
import { x } from "../xml/x.js";

/** Cell padding, in points. */
export type CellPadding = NonNullable<CellStyle["padding"]>;

/** Default cell padding in faithful mode, as in Google Docs. */
export const GOOGLE_DOCS_PADDING: CellPadding = { top: 5, right: 5, bottom: 5, left: 5 };

/** Default cell padding in semantic mode, which is the default of word processors. */
export const DEFAULT_PADDING: CellPadding = { top: 3, right: 5.4, bottom: 3, left: 5.4 };

/** The sides of a cell, in the order of the schema. */
export const CELL_SIDES = [
  ["w:top", "top"],
  ["w:left", "left"],
  ["w:bottom", "bottom"],
  ["w:right", "right"],
] as const;

/** Writes the padding of a cell or, as `w:tblCellMar`, of all cells of a style. */
export function cellMargins(name: "w:tcMar" | "w:tblCellMar", padding: CellPadding): Element {
  const sides = CELL_SIDES.map(([side, of]) =>
    x(side, { "w:w": twips(padding[of]), "w:type": "dxa" }),
  );
  return x(name, sides);
}

/** Whether a cell has the default padding, which its style already sets. */
export function isDefaultPadding({ top, right, bottom, left }: CellPadding): boolean {
  const usual = GOOGLE_DOCS_PADDING;
  return (
    top === usual.top && right === usual.right && bottom === usual.bottom && left === usual.left
  );
}
