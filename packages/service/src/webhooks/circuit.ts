import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import {
  claimProbe,
  closeCircuit,
  countFailure,
  findOpenCircuit,
} from "../storage/statements/endpoint-circuits.js";
import type { AttemptOutcome } from "./send-attempt.js";

const LIMITS = { failures: 5, first: 30, longest: 600 } as const;
const SECOND = 1000;
/** Longer than an attempt takes; in seconds. */
const PROBE = 30;

/** The circuit of an endpoint is that of its address without a query, which may differ from job to job. */
export function circuitOf(endpoint: string): string {
  return endpoint.split(/[?#]/u, 1)[0] ?? endpoint;
}

/**
 * Until when an endpoint is to be left alone, because it failed several times in a row; undefined where it may be
 * called. Once the time is over, one caller may try it, and the others wait for what comes of that.
 */
export async function closedUntil(
  db: Kysely<Database>,
  endpoint: string,
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

/** Takes note of whether an endpoint answered; that it refused a message is an answer too. */
export async function noteAnswer(
  trx: Kysely<Database>,
  endpoint: string,
  { status }: AttemptOutcome,
  now: Date,
): Promise<void> {
  const circuit = circuitOf(endpoint);
  const isAway = status === undefined || status === 429 || status >= 500;
  if (isAway) await countFailure(trx, circuit, LIMITS, now);
  else await closeCircuit(trx, circuit);
}
