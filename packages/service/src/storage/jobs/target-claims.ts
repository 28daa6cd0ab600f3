import { sql, type Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import type { Database } from "../database.js";

/** Where a result goes: a target inside a destination connection. */
export interface Target {
  readonly connection: number;
  readonly target: string;
}

/** Result of a claim. */
export type Claim = "new" | "held" | "taken";

/** Claims a target for a job; `held` means that the job already had it, `taken` that another job has it. */
export async function claimTarget(
  db: Kysely<Database>,
  { connection, target }: Target,
  job: string,
): Promise<Claim> {
  const claimed = await db
    .insertInto("target_claims")
    .values({ connection_id: connection, target, job_id: job })
    .onConflict((conflict) => conflict.doNothing())
    .returning("job_id")
    .executeTakeFirst();
  if (claimed) return "new";
  const { job_id } = await db
    .selectFrom("target_claims")
    .select("job_id")
    .where("connection_id", "=", connection)
    .where("target", "=", target)
    .executeTakeFirstOrThrow();
  return job_id === job ? "held" : "taken";
}

/** Claims targets that only their own jobs can have. */
export async function claimOwnTargets(trx: Kysely<Database>, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`insert into target_claims (connection_id, target, job_id)
    select * from unnest(${jobs.map((job) => job.destination_connection_id)}::int[],
      ${jobs.map(({ target }) => target)}::text[], ${jobs.map(({ id }) => id)}::uuid[])
      as claim (connection_id, target, job_id)
    order by connection_id, target
    on conflict do nothing`.execute(trx);
}

/** Makes a job the owner of a target, whichever job had it. */
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

/** Releases the target of a job that failed. */
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
