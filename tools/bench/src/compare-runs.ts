import { machineOf, type BenchRun, type Figure, keyOf } from "./figure.ts";

/**
 * Minimum relative change that counts. Smaller changes do not count, even if all rounds agree: two processes of the
 * same program differ by as much.
 */
const MIN_CHANGE = 0.03;

/** Maximum relative difference from the committed figure if that has no spread. */
const NO_SPREAD = 0.1;

/**
 * `worse` and `better`: the change is beyond the spread of both runs. `other machine`: absolute times of two machines
 * cannot be compared. `missing`: only the earlier run has the figure. `new`: only the later run has it.
 */
export type Verdict = "same" | "better" | "worse" | "other machine" | "missing" | "new";

/** Comparison of one figure in two runs. */
export interface Row {
  readonly figure: Figure;
  readonly verdict: Verdict;
  /** Ratios to the first candidate if both runs have them, else values. */
  readonly before?: number;
  readonly now?: number;
  /** Relative change: 0.2 is a fifth more, -0.2 a fifth less. */
  readonly change?: number;
}

/** Compares two runs: one row for each figure of either, in the order of the earlier run. */
export function compareRuns(before: BenchRun, now: BenchRun): readonly Row[] {
  const measured = new Map(now.figures.map((figure) => [keyOf(figure), figure]));
  const known = new Set(before.figures.map(keyOf));
  const rows = before.figures.map((old): Row => {
    const figure = measured.get(keyOf(old));
    if (!figure) return { figure: old, verdict: "missing" };
    return rowOf(old, figure, machineOf(before, old.suite) === machineOf(now, old.suite));
  });
  const added = now.figures.filter((figure) => !known.has(keyOf(figure)));
  return [...rows, ...added.map((figure): Row => ({ figure, verdict: "new" }))];
}

/** Returns the rows that make a check fail: this project's own figures that got worse or were not measured. */
export function faultsOf(rows: readonly Row[]): readonly Row[] {
  return rows.filter(
    ({ figure, verdict }) => figure.own === true && (verdict === "worse" || verdict === "missing"),
  );
}

function rowOf(old: Figure, figure: Figure, isSameMachine: boolean): Row {
  const isRelative = old.ratio !== undefined && figure.ratio !== undefined;
  const before = (isRelative ? old.ratio : old.value) ?? 0;
  const now = (isRelative ? figure.ratio : figure.value) ?? 0;
  const change = before === now ? 0 : (now - before) / Math.abs(before);
  const row = { figure, before, now, change };
  if (!isRelative && !isSameMachine && isTime(figure)) return { ...row, verdict: "other machine" };
  const isSame =
    Math.abs(change) < MIN_CHANGE ||
    isWithin(before, boundsOf(now, figure, isRelative)) ||
    isWithin(now, boundsOf(before, old, isRelative));
  if (isSame) return { ...row, verdict: "same" };
  const isMore = now > before;
  return { ...row, verdict: isMore === (figure.better === "more") ? "better" : "worse" };
}

/**
 * Returns the range within which a figure counts as the same. The spread of a figure is one of ratios, so it does not
 * apply to absolute values.
 */
function boundsOf(value: number, { spread }: Figure, isRelative: boolean) {
  if (isRelative && spread) return spread;
  const margin = Math.abs(value) * NO_SPREAD;
  return [value - margin, value + margin] as const;
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

function isTime({ unit }: Figure): boolean {
  return /^(?:ms|µs)\b|\ba second\b/.test(unit);
}
