import { startCandidate, type Candidate } from "../start-candidate.ts";

/** The measurements of one table. */
export interface Scenario {
  readonly title: string;
  readonly connections: number;
  /** Number of requests sent first, until the candidate is compiled. */
  readonly warmUp: number;
  /** Request to warm up with, if `request` itself would take too long. */
  readonly warmUpWith?: Uint8Array;
  /** Number of requests sent and measured in each round. */
  readonly requests: number;
  readonly status: number;
  /** By name in the table; all are compared with the first. */
  readonly candidates: Readonly<Record<string, ScenarioCandidate>>;
}

/** One row of the table. */
export interface ScenarioCandidate {
  readonly start: () => Promise<Candidate>;
  readonly request: Uint8Array;
}

/** Returns Node candidates by name, all sent the same request; the files are under `bench/candidates/`. */
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
