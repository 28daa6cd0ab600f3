import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** How failures open a circuit; times in seconds. */
export interface CircuitLimits {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** How long it is open at first; doubled by each failure after. */
  readonly first: number;
  /** How long it is open at most. */
  readonly longest: number;
}

/** Until when nothing is sent to an endpoint; undefined where its circuit is closed. */
export async function findOpenCircuit(
  db: Kysely<Database>,
  endpoint: string,
): Promise<Date | undefined> {
  const circuit = await db
    .selectFrom("endpoint_circuits")
    .select("open_until")
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
  return circuit?.open_until ?? undefined;
}

/** Claims the one attempt that finds out whether an endpoint answers again; false where somebody else has it. */
export async function claimProbe(
  db: Kysely<Database>,
  endpoint: string,
  seen: Date,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable("endpoint_circuits")
    .set({ open_until: until })
    .where("endpoint", "=", endpoint)
    .where("open_until", "=", seen)
    .returning("endpoint")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Counts a failure of an endpoint, and opens its circuit where there were too many in a row. */
export async function countFailure(
  trx: Kysely<Database>,
  endpoint: string,
  { failures, first, longest }: CircuitLimits,
  now: Date,
): Promise<void> {
  // Exponents are bounded: a power of a large number would be none.
  const open = sql<Date | null>`case when known.failures + 1 >= ${failures}::int
    then ${now}::timestamptz + interval '1 second'
      * least(${first}::int * power(2, least(known.failures + 1 - ${failures}::int, 20)), ${longest}::int)
    end`;
  await sql`
    insert into endpoint_circuits as known (endpoint, failures, open_until, changed_at)
    values (${endpoint}, 1, null, ${now})
    on conflict (endpoint) do update
      set failures = known.failures + 1, open_until = ${open}, changed_at = excluded.changed_at
  `.execute(trx);
}

/** Forgets the failures of an endpoint. */
export async function closeCircuit(trx: Kysely<Database>, endpoint: string): Promise<void> {
  await trx.deleteFrom("endpoint_circuits").where("endpoint", "=", endpoint).execute();
}

/** Forgets endpoints that nothing was sent to since `before`. */
export async function forgetCircuits(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("endpoint_circuits").where("changed_at", "<", before).execute();
}
