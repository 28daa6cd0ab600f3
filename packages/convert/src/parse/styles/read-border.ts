import type { Absent } from "../../hosted/absent.js";
import type { HostedBorder } from "../../hosted/hosted-style.js";
import { readInk } from "../../hosted/read-colour.js";
import { readPoints } from "../../hosted/read.js";
import type { Border, Borders } from "../../tree/layout.js";

const DASHES: ReadonlyMap<string, Border["dash"]> = new Map([
  ["DOT", "dotted"],
  ["DASH", "dashed"],
]);

/** Returns a visible border; undefined for one without width or colour. */
export function readBorder(border: Absent<HostedBorder>): Border | undefined {
  if (!border) return undefined;
  const width = readPoints(border.width) ?? 0;
  const colour = width > 0 ? readInk(border.color) : undefined;
  if (colour === undefined) return undefined;
  const padding = readPoints(border.padding);
  const dash = DASHES.get(border.dashStyle ?? "") ?? "solid";
  return { width, colour, dash, ...(padding ? { padding } : {}) };
}

/** Returns the visible borders; undefined if there are none. */
export function readBorders<Side extends string>(
  borders: Readonly<Record<Side, Absent<HostedBorder>>>,
): Borders<Side> | undefined {
  const seen: Partial<Record<Side, Border>> = {};
  let count = 0;
  for (const side in borders) {
    const border = readBorder(borders[side]);
    if (!border) continue;
    seen[side] = border;
    count += 1;
  }
  return count > 0 ? seen : undefined;
}

/** Represents an explicitly removed cell border, because cells have borders by default. */
const NO_LINE: Border = { width: 0, colour: "#000000", dash: "solid" };

/** Returns the borders of a cell. A removed border has width 0, because cells have borders by default. */
export function readCellBorders<Side extends string>(
  borders: Readonly<Record<Side, Absent<HostedBorder>>>,
): Borders<Side> | undefined {
  const set: Partial<Record<Side, Border>> = {};
  let count = 0;
  for (const side in borders) {
    if (!borders[side]) continue;
    set[side] = readBorder(borders[side]) ?? NO_LINE;
    count += 1;
  }
  return count > 0 ? set : undefined;
}
