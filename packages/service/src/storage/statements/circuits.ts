import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Key of a circuit: an address, as one workspace sees it. */
export interface CircuitKey {
  readonly workspace: number;
  readonly address: string;
}

/** Limits for opening a circuit; times in seconds. */
export interface CircuitLimits {
  /** Number of consecutive failing periods that open the circuit. */
  readonly failures: number;
  /** Length of a failing period: an attempt that started sooner after a counted failure belongs to the same period. */
  readonly period: number;
  /** Time in seconds for which the circuit is open at first; doubled by each further failing period. */
  readonly first: number;
  /** Maximum time that the circuit is open. */
  readonly longest: number;
}

/** An attempt that failed. */
export interface FailedAttempt {
  readonly began: Date;
  readonly ended: Date;
}

/** Returns until when nothing is sent to an address; undefined if its circuit is closed. */
export async function findOpenCircuit(
  db: Kysely<Database>,
  { workspace, address }: CircuitKey,
): Promise<Date | undefined> {
  const circuit = await db
    .selectFrom("circuits")
    .select("open_until")
    .where("workspace_id", "=", workspace)
    .where("address", "=", address)
    .executeTakeFirst();
  return circuit?.open_until ?? undefined;
}

/** Claims the single attempt that tests whether an address responds again; false if another process has claimed it. */
export async function claimProbe(
  db: Kysely<Database>,
  { workspace, address }: CircuitKey,
  seen: Date,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable("circuits")
    .set({ open_until: until })
    .where("workspace_id", "=", workspace)
    .where("address", "=", address)
    .where("open_until", "=", seen)
    .returning("address")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Counts a failing period of an address once, and opens its circuit after too many consecutive ones. */
export async function countFailure(
  trx: Kysely<Database>,
  { workspace, address }: CircuitKey,
  { failures, period, first, longest }: CircuitLimits,
  { began, ended }: FailedAttempt,
): Promise<void> {
  // The exponent is bounded, because the power of a large number would overflow.
  const open = sql<Date | null>`case when known.failures + 1 >= ${failures}::int
    then ${ended}::timestamptz + interval '1 second'
      * least(${first}::int * power(2, least(known.failures + 1 - ${failures}::int, 20)), ${longest}::int)
    end`;
  // A count from the future was made by a clock that has been set back since, so it does not block this one.
  await sql`
    insert into circuits as known (workspace_id, address, failures, open_until, changed_at)
    values (${workspace}, ${address}, 1, null, ${ended})
    on conflict (workspace_id, address) do update
      set failures = known.failures + 1, open_until = ${open}, changed_at = excluded.changed_at
      where known.changed_at + ${period}::int * interval '1 second' <= ${began}::timestamptz
        or known.changed_at > excluded.changed_at
  `.execute(trx);
}

/** Resets the failures of an address. */
export async function closeCircuit(
  trx: Kysely<Database>,
  { workspace, address }: CircuitKey,
): Promise<void> {
  await trx
    .deleteFrom("circuits")
    .where("workspace_id", "=", workspace)
    .where("address", "=", address)
    .execute();
}

/** Returns a circuit and the name of its workspace; undefined if nothing has failed. */
export async function findCircuit(
  db: Kysely<Database>,
  { workspace, address }: CircuitKey,
): Promise<{ readonly failures: number; readonly workspaceName: string } | undefined> {
  return db
    .selectFrom("circuits")
    .innerJoin("workspaces", "workspaces.id", "circuits.workspace_id")
    .select(["circuits.failures", "workspaces.name as workspaceName"])
    .where("workspace_id", "=", workspace)
    .where("address", "=", address)
    .executeTakeFirst();
}
