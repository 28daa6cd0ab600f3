import { type BenchRun, type Figure, keyOf } from "./figure.ts";

/** A change beyond this share is reported. */
export const MAX_CHANGE = 0.1;

/** A figure that changed. */
export interface Change {
  readonly figure: Figure;
  readonly before: number;
  readonly now: number;
  /** How much worse, as a share of what it was: 0.2 is a fifth worse, -0.2 a fifth better. */
  readonly worse: number;
}

type Figures = Pick<BenchRun, "figures">;

/** What two runs say of each other. */
export interface Comparison {
  readonly regressions: readonly Change[];
  readonly improvements: readonly Change[];
  /** Figures that only the earlier run has. */
  readonly missing: readonly Figure[];
}

/**
 * Compares ratios to peers where both runs have them, else values. A change counts only where it is more than a tenth
 * and the new ratio's rounds do not reach the old one: what the machine does is not a change.
 */
export function compareRuns(before: Figures, now: Figures): Comparison {
  const measured = new Map(now.figures.map((figure) => [keyOf(figure), figure]));
  const pairs = before.figures.map((old) => [old, measured.get(keyOf(old))] as const);
  const changes = pairs.flatMap(([old, figure]) => (figure ? changeOf(old, figure) : []));
  return {
    regressions: changes.filter(({ worse }) => worse > MAX_CHANGE),
    improvements: changes.filter(({ worse }) => worse < -MAX_CHANGE),
    missing: pairs.flatMap(([old, figure]) => (figure ? [] : old)),
  };
}

function changeOf(old: Figure, figure: Figure): Change[] {
  const isRelative = old.ratio !== undefined && figure.ratio !== undefined;
  const before = (isRelative ? old.ratio : old.value) ?? 0;
  const now = (isRelative ? figure.ratio : figure.value) ?? 0;
  if (before === 0 || isWithin(before, figure.spread)) return [];
  const more = (now - before) / before;
  return [{ figure, before, now, worse: figure.better === "more" ? -more : more }];
}

function isWithin(value: number, spread: Figure["spread"]): boolean {
  return spread !== undefined && value >= spread[0] && value <= spread[1];
}
