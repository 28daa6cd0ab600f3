import type { ListDefinition } from "../../../tree/list-definition.js";

/** The default indents of Google Docs, in points for each level. */
const INDENT = 36;
const HANGING = 18;

/** Indents of a level of a list, in points from the paragraph's edge. */
export interface LevelIndents {
  readonly start: number;
  /** Where the label begins. */
  readonly firstLine: number;
}

/** The indents that the numbering part gives a level, which its items inherit. */
export function levelIndents({ levels }: ListDefinition, level: number): LevelIndents {
  const start = levels[level]?.indentStart ?? INDENT * (level + 1);
  return { start, firstLine: levels[level]?.indentFirstLine ?? start - HANGING };
}
