import type { ListDefinition } from "../../../tree/list-definition.js";

/** Default indent of Google Docs per level, in points. */
const INDENT = 36;
const HANGING = 18;

/** Indents of a list level, in points from the paragraph's edge. */
export interface LevelIndents {
  readonly start: number;
  /** Start of the label. */
  readonly firstLine: number;
}

/** Returns the indents that the numbering part sets for a level, which its items inherit. */
export function levelIndents({ levels }: ListDefinition, level: number): LevelIndents {
  const start = levels[level]?.indentStart ?? INDENT * (level + 1);
  return { start, firstLine: levels[level]?.indentFirstLine ?? start - HANGING };
}
