import type { Kysely } from "kysely";
import type { JobStatus } from "../../jobs/job.js";
import type { Database } from "../database.js";

/** Which jobs are wanted. */
export interface JobFilter {
  readonly status?: JobStatus | undefined;
  readonly limit: number;
}

/** The newest jobs, as the operator sees them. */
export async function jobsOverview(db: Kysely<Database>, { status, limit }: JobFilter) {
  return db
    .selectFrom("jobs")
    .innerJoin("connections", "connections.id", "jobs.destination_connection_id")
    .select([
      "jobs.id",
      "jobs.workspace_id as workspace",
      "jobs.status",
      "jobs.attempt",
      "connections.name as destination",
      "jobs.target",
      "jobs.queued_at as queued",
      "jobs.summary",
    ])
    .$if(status !== undefined, (query) => query.where("jobs.status", "=", status ?? "queued"))
    .orderBy("jobs.queued_at", "desc")
    .limit(limit)
    .execute();
}
