/** Options of a run. */
export interface CheckOptions {
  /** Ids of decisions whose findings are waived. @default [] */
  readonly waive?: readonly string[];
  /** Ids of the rules to run. @default all */
  readonly rules?: readonly string[];
  /** How long a request, a job or a record may take, in milliseconds. @default 30000 */
  readonly deadline?: number;
  /** Seed of the pseudo-random choices. @default 1 */
  readonly seed?: number;
  /** Called before each rule. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The progress of a run. */
export interface Progress {
  readonly rule: string;
  /** How many rules have ended. */
  readonly ended: number;
  readonly total: number;
}

/** The default options; every use reads them here. */
export const DEFAULT_OPTIONS = {
  waive: [],
  deadline: 30_000,
  seed: 1,
} as const satisfies CheckOptions;
