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
/** Longer than an attempt takes; in seconds. */
const PROBE = 30;

/** What a circuit is found by. */
export interface Endpoint {
  readonly workspace_id: number;
  readonly endpoint: string;
}

/**
 * The circuit of an endpoint is that of its address in its workspace. Without a query, which may differ from job to
 * job; and never that of another workspace: what one sends there may fail for a path of its own.
 */
export function circuitOf({ workspace_id, endpoint }: Endpoint): CircuitKey {
  return { workspace: workspace_id, address: endpoint.split(/[?#]/u, 1)[0] ?? endpoint };
}

/**
 * Until when an endpoint is to be left alone, because it failed several times in a row; undefined where it may be
 * called. Once the time is over, one caller may try it, and the others wait for what comes of that.
 */
export async function closedUntil(
  db: Kysely<Database>,
  endpoint: Endpoint,
  now: Date,
): Promise<Date | undefined> {
  const circuit = circuitOf(endpoint);
  const open = await findOpenCircuit(db, circuit);
  if (!open) return undefined;
  // More than the longest time ahead is what a clock says that was set back.
  const isAhead = open > now && open.getTime() - now.getTime() <= LIMITS.longest * SECOND;
  if (isAhead) return open;
  const until = new Date(now.getTime() + PROBE * SECOND);
  return (await claimProbe(db, circuit, open, until)) ? undefined : until;
}

/**
 * Takes note of whether an endpoint answered; that it refused a message is an answer too. Attempts that fail side by
 * side tell of one and the same failure, however many they are.
 */
export async function noteAnswer(
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
