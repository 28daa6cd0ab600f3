import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Where a result goes: a target inside a destination connection. */
export interface Target {
  readonly connection: number;
  readonly target: string;
}

/** A target that a job wants. */
export interface WantedTarget extends Target {
  readonly job: string;
}

/** Claims targets for jobs as far as nobody has them, and gives which claims are new, in the order of asking. */
export async function claimTargets(
  db: Kysely<Database>,
  wanted: readonly WantedTarget[],
): Promise<readonly boolean[]> {
  // In one order everywhere: of two statements none waits for the other in a circle.
  const { rows } = await sql<{ readonly job: string }>`
    insert into target_claims (connection_id, target, job_id)
    select connection, target, job from json_to_recordset(${JSON.stringify(wanted)}::json)
      as wanted (connection int, target text, job uuid)
    order by connection, target
    on conflict do nothing returning job_id as job`.execute(db);
  const claimed = new Set(rows.map(({ job }) => job));
  return wanted.map(({ job }) => claimed.has(job));
}

/** The job that has a target. */
export async function ownerOfTarget(
  db: Kysely<Database>,
  { connection, target }: Target,
): Promise<string> {
  const { job_id } = await db
    .selectFrom("target_claims")
    .select("job_id")
    .where("connection_id", "=", connection)
    .where("target", "=", target)
    .executeTakeFirstOrThrow();
  return job_id;
}

/** Makes a job the owner of a target, whoever had it. */
export async function takeOverTarget(
  db: Kysely<Database>,
  { connection, target }: Target,
  job: string,
): Promise<void> {
  await db
    .updateTable("target_claims")
    .set({ job_id: job })
    .where("connection_id", "=", connection)
    .where("target", "=", target)
    .execute();
}

/** Frees what a job claimed and did not use. */
export async function releaseTarget(
  trx: Kysely<Database>,
  { connection, target }: Target,
  job: string,
): Promise<void> {
  await trx
    .deleteFrom("target_claims")
    .where("connection_id", "=", connection)
    .where("target", "=", target)
    .where("job_id", "=", job)
    .execute();
}
