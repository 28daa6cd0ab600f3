import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { Heading } from "../../tree/block.js";

const LEVELS: ReadonlyMap<string, Heading["level"]> = new Map([
  ["TITLE", 1],
  ["HEADING_1", 1],
  ["HEADING_2", 2],
  ["HEADING_3", 3],
  ["HEADING_4", 4],
  ["HEADING_5", 5],
  ["HEADING_6", 6],
]);

/** The level of a heading, by the paragraph's named style; undefined for every other paragraph. */
export function headingLevelOf(paragraph: Partial<HostedParagraph>): Heading["level"] | undefined {
  return LEVELS.get(paragraph.paragraphStyle?.namedStyleType ?? "");
}

const LEVELS_IN_ORDER: readonly Heading["level"][] = [1, 2, 3, 4, 5, 6];

/** A level moved down by `shift`, but never out of 1 to 6. */
export function shiftLevel(level: number, shift: number): Heading["level"] {
  return LEVELS_IN_ORDER[Math.min(Math.max(level + shift, 1), 6) - 1] ?? 6;
}
