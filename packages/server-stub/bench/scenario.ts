/** What is measured in one table. */
export interface Scenario {
  readonly title: string;
  readonly connections: number;
  /** Sent first, until the candidate is compiled. */
  readonly warmUp: number;
  /** Sent in each round, and measured. */
  readonly requests: number;
  readonly status: number;
  /** By the name in the table; all are compared with the first. */
  readonly candidates: Readonly<Record<string, ScenarioCandidate>>;
}

/** One row of the table. */
export interface ScenarioCandidate {
  /** Under `bench/candidates/`. */
  readonly file: string;
  readonly request: Uint8Array;
}
