import type { Kysely, Updateable } from "kysely";
import type { Database, JobRow, NewJob } from "../database.js";

/** Stores a new job. */
export async function addJob(trx: Kysely<Database>, job: NewJob): Promise<JobRow> {
  return trx.insertInto("jobs").values(job).returningAll().executeTakeFirstOrThrow();
}

/** A job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What fences a change: it happens only while the job is in this state of this attempt. */
export interface Fence {
  readonly id: string;
  readonly status: JobRow["status"];
  readonly attempt: number;
}

/** Changes a job behind its fence; undefined where somebody else changed it before. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, status, attempt }: Fence,
  change: Updateable<Database["jobs"]>,
): Promise<JobRow | undefined> {
  return trx
    .updateTable("jobs")
    .set(change)
    .where("id", "=", id)
    .where("status", "=", status)
    .where("attempt", "=", attempt)
    .returningAll()
    .executeTakeFirst();
}

const MANY = 1000;

/** How many jobs of the same workspace wait before this one; beyond a thousand it makes no difference. */
export async function countWaiting(
  trx: Kysely<Database>,
  { id, workspace_id }: Pick<JobRow, "id" | "workspace_id">,
): Promise<number> {
  const { waiting } = await trx
    .selectFrom((query) =>
      query
        .selectFrom("jobs")
        .select("id")
        .where("workspace_id", "=", workspace_id)
        .where("status", "=", "queued")
        .where("id", "!=", id)
        .limit(MANY)
        .as("waiting"),
    )
    .select(({ fn }) => fn.countAll<number | string | bigint>().as("waiting"))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
