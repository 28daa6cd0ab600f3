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
  /** Ids of the rules to run, regardless of depth. @default those of the depth */
  readonly rules?: readonly string[];
  /** How long a request, a job or a record may take, in milliseconds. @default 30000 */
  readonly deadline?: number;
  /**
   * How long the run may send requests, in milliseconds; then it ends with what was judged.
   * @default 3600000, an hour
   */
  readonly duration?: number;
  /** Seed of the pseudo-random choices. @default 1 */
  readonly seed?: number;
  /**
   * Number of requests to test rate limits with, sent one after another without pacing. @default limits are not
   * provoked
   */
  readonly throttle?: number;
  /** Sends nothing that could change the target. @default false */
  readonly isReadOnly?: boolean;
  /**
   * The OpenAPI 3.1 document of an API other than the interface, which is checked by the rules for arbitrary
   * descriptions. @default the contract of the interface
   */
  readonly description?: JsonObject;
  /** Additional rules, which run after the built-in ones. @default [] */
  readonly plugins?: readonly Plugin[];
  /** Accepted deviations, with reason and last day. @default [] */
  readonly waivers?: readonly Waiver[];
  /** Whether findings of the level `strict` fail the run. @default false */
  readonly isStrict?: boolean;
  /** The report of an earlier run: only new findings fail the run. */
  readonly baseline?: Baseline;
  /** Called for each event of the run, in order. */
  readonly onEvent?: (event: RunEvent) => void;
}

/** The default options, defined only here. */
export const DEFAULT_OPTIONS = {
  waive: [],
  waivers: [],
  deadline: 30_000,
  duration: 3_600_000,
  seed: 1,
  depth: "default",
  isReadOnly: false,
  plugins: [],
} as const satisfies CheckOptions;

/** The options of a run with defaults applied. */
export type RunOptions = CheckOptions & Required<Pick<CheckOptions, keyof typeof DEFAULT_OPTIONS>>;

/** Applies the defaults to the options of a run. */
export function runOptions(options: CheckOptions): RunOptions {
  return { ...DEFAULT_OPTIONS, ...options };
}
