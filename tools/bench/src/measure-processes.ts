import { spawnSync } from "node:child_process";
import type { Figure } from "./figure.ts";

/** A program that a person starts and waits for. */
export interface Program {
  readonly name: string;
  /** The arguments for Node. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** True if it is this project's. */
  readonly own?: boolean;
}

/** Runs before the first round fill the caches of the operating system. */
const WARM_UP = 1;

/**
 * Measures how long each program runs: the median wall-clock time of several processes, in milliseconds. The programs
 * take turns, and each ratio is relative to the first program in the same round. Throws if a program fails.
 */
export function measureProcesses(
  programs: readonly Program[],
  rounds: number,
): readonly Pick<Figure, "candidate" | "value" | "own" | "ratio" | "spread">[] {
  const times = Array.from({ length: WARM_UP + rounds }, () => programs.map(timeOf));
  const counted = times.slice(WARM_UP);
  return programs.map(({ name, own = false }, index) => {
    const ratios = counted.map((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN));
    return {
      candidate: name,
      own,
      value: quantile(
        counted.map((round) => round[index] ?? Number.NaN),
        0.5,
      ),
      ratio: quantile(ratios, 0.5),
      spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    };
  });
}

function timeOf({ name, args, cwd, env = process.env }: Program): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
  const time = performance.now() - begun;
  if (status !== 0) throw new Error(`Expected ${name} to exit with 0, got ${status}: ${stderr}`);
  return time;
}

/** Returns the quantile of values; `part` is from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
