/** What is measured in one table. */
export interface Scenario {
  readonly title: string;
  readonly connections: number;
  /** Sent first, until the candidate is compiled. */
  readonly warmUp: number;
  /** Sent then, and measured. */
  readonly requests: number;
  readonly request: Uint8Array;
  readonly status: number;
  /** By the name in the table, the file under `bench/candidates/`; all are compared with the first. */
  readonly candidates: Readonly<Record<string, string>>;
}
