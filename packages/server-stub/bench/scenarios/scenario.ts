import { startCandidate, type Candidate } from "../start-candidate.ts";

/** What is measured in one table. */
export interface Scenario {
  readonly title: string;
  readonly connections: number;
  /** Sent first, until the candidate is compiled. */
  readonly warmUp: number;
  /** What is sent then, where the request itself would take too long. */
  readonly warmUpWith?: Uint8Array;
  /** Sent in each round, and measured. */
  readonly requests: number;
  readonly status: number;
  /** By the name in the table; all are compared with the first. */
  readonly candidates: Readonly<Record<string, ScenarioCandidate>>;
}

/** One row of the table. */
export interface ScenarioCandidate {
  readonly start: () => Promise<Candidate>;
  readonly request: Uint8Array;
}

/** Candidates of Node by their names, all sent the same request; the files are under `bench/candidates/`. */
export function sent(
  request: Uint8Array,
  files: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv = {},
): Record<string, ScenarioCandidate> {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { request, start: () => startCandidate(file, environment) },
    ]),
  );
}
