import { sql, type Kysely, type RawBuilder } from "kysely";
import { transitions } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { isGeneration } from "../generation.js";
import type { Fence } from "./transition.js";

/** Location of a result: a target in a destination connection. */
export interface Target {
  readonly connection: number;
  readonly target: string;
}

/** The attempt that claims a target. */
export type Claimant = Fence;

/** Result of a claim. */
export type Claim = "new" | "held" | "taken" | "lost";

/**
 * Selects the job if it is still at this attempt, and locks it: nobody can end it before the claim's transaction ends.
 */
function ownJob({ id, attempt, generation }: Claimant) {
  return sql`select id from jobs
    where id = ${id}::uuid and attempt = ${attempt} and status = ${sql.lit(transitions.claim.to)}
      and ${isGeneration(generation)} for share`;
}

/**
 * Claims a target for an attempt. Returns `held` if its job has already claimed the target, `taken` if another job has
 * claimed it, and `lost` if the job was canceled or belongs to another attempt.
 */
export async function claimTarget(
  db: Kysely<Database>,
  { connection, target }: Target,
  claimant: Claimant,
): Promise<Claim> {
  const { rows } = await sql<{ owned: boolean; claimed: boolean }>`
    with own as (${ownJob(claimant)}),
    claimed as (
      insert into target_claims (connection_id, target, job_id)
      select ${connection}::int, ${target}::text, id from own
      on conflict do nothing returning job_id)
    select exists (select from own) as owned, exists (select from claimed) as claimed`.execute(db);
  const [result] = rows;
  if (!result?.owned) return "lost";
  if (result.claimed) return "new";
  const claim = await db
    .selectFrom("target_claims")
    .select("job_id")
    .where("connection_id", "=", connection)
    .where("target", "=", target)
    .executeTakeFirst();
  // The job that had claimed the target has failed in the meantime.
  if (!claim) return claimTarget(db, { connection, target }, claimant);
  return claim.job_id === claimant.id ? "held" : "taken";
}

/**
 * Returns a statement that claims the targets of new jobs which no other job can claim, from the jobs that the
 * statement's `job` part has added.
 */
export function claimOwnTargets(ids: readonly string[]): RawBuilder<unknown> {
  return sql`
    insert into target_claims (connection_id, target, job_id)
    select destination_connection_id, target, id from job where id = any(${ids}::uuid[])
    order by destination_connection_id, target
    on conflict do nothing`;
}

/**
 * Makes the job of an attempt the owner of a target, even if another job has claimed it; false if the attempt has been
 * lost.
 */
export async function takeOverTarget(
  db: Kysely<Database>,
  { connection, target }: Target,
  claimant: Claimant,
): Promise<boolean> {
  const { rows } = await sql`
    with own as (${ownJob(claimant)})
    insert into target_claims (connection_id, target, job_id)
    select ${connection}::int, ${target}::text, id from own
    on conflict (connection_id, target) do update set job_id = excluded.job_id
    returning 1`.execute(db);
  return rows.length > 0;
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
