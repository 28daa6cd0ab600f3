import type { Depth, Plugin } from "../checks/rule.js";
import type { Baseline } from "../baseline/compare-baseline.js";
import type { JsonObject } from "../load/json.js";
import type { Waiver } from "../findings/waiver.js";
import type { RunEvent } from "../report/run-event.js";

/** Options of a run. */
export interface CheckOptions {
  /** Ids of decisions whose findings are waived. @default [] */
  readonly waive?: readonly string[];
  /** How far the run goes. @default default */
  readonly depth?: Depth;
  /** Ids of the rules to run, of whatever depth. @default those of the depth */
  readonly rules?: readonly string[];
  /** How long a request, a job or a record may take, in milliseconds. @default 30000 */
  readonly deadline?: number;
  /** Seed of the pseudo-random choices. @default 1 */
  readonly seed?: number;
  /** Judges limits with so many requests, one after the other and without pacing. @default limits are not provoked */
  readonly throttle?: number;
  /** Sends nothing that could change the target. @default false */
  readonly isReadOnly?: boolean;
  /**
   * The OpenAPI 3.1 document of an API that is not the interface: its rules are those on any
   * description. @default the contract of the interface
   */
  readonly description?: JsonObject;
  /** Rules of others, which run after those of the checker. @default [] */
  readonly plugins?: readonly Plugin[];
  /** Deviations that are stood by, with reason and last day. @default [] */
  readonly waivers?: readonly Waiver[];
  /** Lets findings of the level `strict` fail. @default false */
  readonly isStrict?: boolean;
  /** The report of an earlier run: only what is new since then fails. */
  readonly baseline?: Baseline;
  /** Called for what happens, in its order. */
  readonly onEvent?: (event: RunEvent) => void;
}

/** The default options; every use reads them here. */
export const DEFAULT_OPTIONS = {
  waive: [],
  waivers: [],
  deadline: 30_000,
  seed: 1,
  depth: "default",
  isReadOnly: false,
  plugins: [],
} as const satisfies CheckOptions;

/** The options of a run with their defaults. */
export type RunOptions = CheckOptions & Required<Pick<CheckOptions, keyof typeof DEFAULT_OPTIONS>>;

/** Completes the options of a run with their defaults. */
export function runOptions(options: CheckOptions): RunOptions {
  return { ...DEFAULT_OPTIONS, ...options };
}
