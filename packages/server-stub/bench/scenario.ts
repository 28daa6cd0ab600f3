/** What is measured in one table. */
export interface Scenario {
  readonly title: string;
  readonly connections: number;
  /** As many to warm up, then as many measured. */
  readonly requests: number;
  readonly request: Uint8Array;
  readonly status: number;
  /** By the name in the table, the file under `bench/candidates/`; all are compared with the first. */
  readonly candidates: Readonly<Record<string, string>>;
}
