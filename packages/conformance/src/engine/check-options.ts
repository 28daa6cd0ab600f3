/** How a run goes about its work. */
export interface CheckOptions {
  /** Ids of decisions whose findings are set aside. @default [] */
  readonly waive?: readonly string[];
  /** Ids of the rules to run. @default all */
  readonly rules?: readonly string[];
  /** How long a request, a job or a record may take, in milliseconds. @default 30000 */
  readonly deadline?: number;
  /** Where the pseudo-random choices start. @default 1 */
  readonly seed?: number;
  /** Called before each rule. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Where a run stands. */
export interface Progress {
  readonly rule: string;
  /** How many rules have ended. */
  readonly ended: number;
  readonly total: number;
}

/** What holds where a caller says nothing; the one place where these defaults stand. */
export const DEFAULT_OPTIONS = {
  waive: [],
  deadline: 30_000,
  seed: 1,
} as const satisfies CheckOptions;
