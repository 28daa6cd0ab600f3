import type { CellStyle } from "../../../tree/block.js";
import { borderValue } from "./layout-declarations.js";

const SIDES = ["top", "right", "bottom", "left"] as const;

/** Returns the formatting of a cell as CSS declarations. */
export function cellDeclarations(style: CellStyle | undefined): readonly string[] {
  if (!style) return [];
  const { borders, shading, padding, contentAlignment } = style;
  return [
    ...(shading ? [`background-color: ${shading}`] : []),
    ...SIDES.flatMap((side) => {
      const border = borders?.[side];
      return border ? [`border-${side}: ${borderValue(border)}`] : [];
    }),
    ...(padding ? [`padding: ${SIDES.map((side) => `${padding[side]}pt`).join(" ")}`] : []),
    ...(contentAlignment ? [`vertical-align: ${contentAlignment}`] : []),
  ];
}
