import type { Part } from "./parts.ts";
import type { RunState } from "./run-state.ts";

/** Options from the command line. */
export interface RunRequest {
  readonly seed?: number;
  readonly resume: boolean;
  /** Names of parts; all parts if empty. */
  readonly parts: readonly string[];
}

/** Plan of a run: the initial state, and the remaining parts. */
export interface RunPlan {
  readonly state: RunState;
  readonly parts: readonly Part[];
}

/**
 * Plans a run. `--resume` reuses the seed of the last run and skips the parts that passed with it.
 *
 * @throws {Error} if a part is unknown, there is nothing to resume, or a different seed is requested.
 */
export function planRun(
  all: readonly Part[],
  { seed, resume, parts }: RunRequest,
  last: RunState | undefined,
): RunPlan {
  const names = all.map(({ name }) => name);
  const unknown = parts.find((name) => !names.includes(name));
  if (unknown) throw new Error(`Expected one of ${names.join(", ")}, got \`${unknown}\`.`);
  if (resume && !last) throw new Error("There is no run to resume. Leave out `--resume`.");
  if (resume && seed !== undefined && seed !== last?.seed)
    throw new Error(`The run to resume has the seed ${last?.seed}. Leave out \`--seed\`.`);
  const state =
    resume && last ? last : { seed: seed ?? Math.floor(Math.random() * 2 ** 31), passed: [] };
  const asked = parts.length > 0 ? all.filter(({ name }) => parts.includes(name)) : all;
  return { state, parts: asked.filter(({ name }) => !state.passed.includes(name)) };
}
