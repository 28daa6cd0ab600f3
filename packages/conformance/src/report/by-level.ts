import { type Level, LEVELS } from "../findings/level.js";

/** Sorts items by level, the worst first, and otherwise keeps their order. */
export function byLevel<Leveled extends { readonly level: Level }>(
  all: readonly Leveled[],
): readonly Leveled[] {
  return all.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
