import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { Heading } from "../../tree/block.js";
import type { NamedStyle } from "../../tree/named-style.js";
import { namedStyleOf } from "./named-styles.js";

const LEVELS: Readonly<Record<NamedStyle, Heading["level"] | undefined>> = {
  normal: undefined,
  title: 1,
  subtitle: undefined,
  heading1: 1,
  heading2: 2,
  heading3: 3,
  heading4: 4,
  heading5: 5,
  heading6: 6,
};

/** Returns the heading level of a named style; undefined for any other style. */
export function levelOfStyle(name: NamedStyle): Heading["level"] | undefined {
  return LEVELS[name];
}

/** Returns the heading level of a paragraph, from its named style; undefined if it is not a heading. */
export function headingLevelOf(paragraph: Partial<HostedParagraph>): Heading["level"] | undefined {
  return LEVELS[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)];
}

const LEVELS_IN_ORDER: readonly Heading["level"][] = [1, 2, 3, 4, 5, 6];

/** Moves a level down by `shift`, within 1 to 6. */
export function shiftLevel(level: number, shift: number): Heading["level"] {
  return LEVELS_IN_ORDER[Math.min(Math.max(level + shift, 1), 6) - 1] ?? 6;
}
