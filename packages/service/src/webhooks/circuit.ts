import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import {
  claimProbe,
  closeCircuit,
  countFailure,
  findOpenCircuit,
  type CircuitKey,
} from "../storage/statements/circuits.js";
import type { AttemptOutcome } from "./send-attempt.js";

const LIMITS = { failures: 3, period: 1, first: 30, longest: 600 } as const;
const SECOND = 1000;
/** Time in seconds for which one caller may probe an endpoint. It is longer than the timeout of an attempt. */
const PROBE_SECONDS = 30;

/** Endpoint that a circuit belongs to. */
export interface Endpoint {
  readonly workspace_id: number;
  readonly endpoint: string;
}

/**
 * Returns the key of an endpoint's circuit: its address in its workspace. The address has no query, because the query
 * may differ from job to job. Workspaces do not share circuits, because a failure may be specific to the path that one
 * of them calls.
 */
export function circuitOf({ workspace_id, endpoint }: Endpoint): CircuitKey {
  return { workspace: workspace_id, address: endpoint.split(/[?#]/u, 1)[0] ?? endpoint };
}

/**
 * Returns until when an endpoint must not be called, because it failed several times in a row; undefined if it may be
 * called. After that time, one caller may probe the endpoint, and all others wait for the result.
 */
export async function openUntil(
  db: Kysely<Database>,
  endpoint: Endpoint,
  now: Date,
): Promise<Date | undefined> {
  const circuit = circuitOf(endpoint);
  const until = await findOpenCircuit(db, circuit);
  if (!until) return undefined;
  // A time beyond the maximum was written by a clock that has been set back since.
  const isAhead = until > now && until.getTime() - now.getTime() <= LIMITS.longest * SECOND;
  if (isAhead) return until;
  const probeEnds = new Date(now.getTime() + PROBE_SECONDS * SECOND);
  return (await claimProbe(db, circuit, until, probeEnds)) ? undefined : probeEnds;
}

/**
 * Records whether an endpoint responded. A response that rejects the message counts as a response. Attempts that fail
 * concurrently count as one failure.
 */
export async function recordResponse(
  trx: Kysely<Database>,
  endpoint: Endpoint,
  { status, duration }: AttemptOutcome,
  ended: Date,
): Promise<void> {
  const circuit = circuitOf(endpoint);
  const isAway = status === undefined || status === 429 || status >= 500;
  if (!isAway) return closeCircuit(trx, circuit);
  const began = new Date(ended.getTime() - duration);
  await countFailure(trx, circuit, LIMITS, { began, ended });
}
