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
