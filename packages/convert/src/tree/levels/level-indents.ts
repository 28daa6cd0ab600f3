import type { ListDefinition } from "../list-definition.js";

/** Indent of each level in Google Docs, in points. */
const INDENT = 36;
const HANGING = 18;

/** Indents of a list level, in points from the margin. */
export interface LevelIndents {
  /** Where the text begins. */
  readonly start: number;
  /** Where the label begins. */
  readonly firstLine: number;
}

/** Returns the indents of a level, which are those of Google Docs if the definition has none. */
export function levelIndents({ levels }: ListDefinition, level: number): LevelIndents {
  const start = levels[level]?.indentStart ?? INDENT * (level + 1);
  return { start, firstLine: levels[level]?.indentFirstLine ?? start - HANGING };
}
