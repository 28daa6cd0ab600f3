import { type Level, LEVELS } from "../findings/level.js";

/** Returns what has a level, the worst first, else in its order. */
export function byLevel<Leveled extends { readonly level: Level }>(
  all: readonly Leveled[],
): readonly Leveled[] {
  return all.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
