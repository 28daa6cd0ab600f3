import type { Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import type { Database } from "../database.js";
import { jobColumns } from "../jobs/transition.js";

/** A failed job to retry. */
export interface FailedJob extends Job {
  readonly destinationName: string;
}

/** Locks a job until the transaction ends, so that it is retried only once; undefined if it was deleted. */
export async function lockForRetry(
  trx: Kysely<Database>,
  id: string,
): Promise<FailedJob | undefined> {
  return trx
    .selectFrom("jobs")
    .innerJoin("connections", "connections.id", "jobs.destination_connection_id")
    .select(jobColumns.map((name) => `jobs.${name}` as const))
    .select("connections.name as destinationName")
    .where("jobs.id", "=", id)
    .forUpdate("jobs")
    .executeTakeFirst();
}

/** Records that a job retries another job. */
export async function setRetryOf(
  trx: Kysely<Database>,
  { retry, job }: { readonly retry: string; readonly job: string },
): Promise<void> {
  await trx.updateTable("jobs").set({ retry_of: job }).where("id", "=", retry).execute();
}

/** Returns the job that retries a job; undefined if there is none. */
export async function findRetry(db: Kysely<Database>, job: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("jobs")
    .select("id")
    .where("retry_of", "=", job)
    .executeTakeFirst();
  return found?.id;
}
