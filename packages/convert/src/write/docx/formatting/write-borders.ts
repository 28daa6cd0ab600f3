import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Border, Borders } from "../../../tree/layout.js";
import { unlessEmpty } from "../xml/optional.js";
import { eighthPoints } from "./units.js";

const DASHES = { solid: "single", dotted: "dotted", dashed: "dashed" } as const;

/** Maximum distance between a border and the text, in points. */
const MAX_PADDING = 31;

/** Writes borders in the order of `sides`, which pairs element names with sides in the tree. */
export function writeBorders<Side extends string>(
  name: string,
  sides: readonly (readonly [element: string, side: Side])[],
  borders: Borders<Side> | undefined,
): Element | undefined {
  if (!borders) return undefined;
  return unlessEmpty(
    name,
    sides.map(([element, side]) => {
      const border = borders[side];
      return border && writeBorder(element, border);
    }),
  );
}

function writeBorder(element: string, { width, colour, dash, padding }: Border): Element {
  if (width === 0) return x(element, { "w:val": "nil" });
  return x(element, {
    "w:val": DASHES[dash],
    "w:sz": eighthPoints(width),
    "w:space": Math.min(MAX_PADDING, Math.round(padding ?? 0)),
    "w:color": colour.slice(1),
  });
}
