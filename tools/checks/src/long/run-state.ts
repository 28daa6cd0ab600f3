import { readFileSync, writeFileSync } from "node:fs";

/** Progress of a long run. */
export interface RunState {
  readonly seed: number;
  /** Names of the parts that passed with this seed. */
  readonly passed: readonly string[];
}

/** Reads the state of the last run; undefined if there was no run. */
export function readRunState(file: string): RunState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as RunState;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new Error(`Expected \`${file}\` to hold the state of a long run. Delete it.`, {
      cause: error,
    });
  }
}

/** Stores the state for `--resume`. */
export function writeRunState(file: string, state: RunState): void {
  writeFileSync(file, `${JSON.stringify(state, undefined, 2)}\n`);
}
