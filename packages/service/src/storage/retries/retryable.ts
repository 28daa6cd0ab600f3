import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import { jobConditions, type JobFilter } from "../lists/jobs.js";
import { all, given, inRange } from "../lists/keyset.js";

/** Filters for the failed jobs to retry. */
export type RetryFilter = Pick<JobFilter, "since" | "until" | "workspace" | "connection" | "q">;

/** Start position of a call: after the last job of the previous call. */
export interface RetryPosition {
  readonly at: string;
  readonly job: string;
}

/** A failed job that has not been retried yet. */
export interface RetryableJob {
  readonly position: RetryPosition;
  /** True if the upload is still stored. */
  readonly hasUpload: boolean;
}

/** The jobs found, and the start position of the next call; undefined if nothing is left. */
export interface RetryableJobs {
  readonly jobs: readonly RetryableJob[];
  readonly next: RetryPosition | undefined;
}

/** Finds failed jobs without a retry, oldest first, among at most `limit` failed jobs. */
export async function findRetryable(
  db: Kysely<Database>,
  filter: RetryFilter,
  { after, limit }: { readonly after: RetryPosition | undefined; readonly limit: number },
): Promise<RetryableJobs> {
  const { since, until, ...rest } = filter;
  const range = [
    ...inRange(sql`jobs.queued_at`, { since, until }),
    ...given(
      after,
      ({ at, job }) => sql<SqlBool>`(jobs.queued_at, jobs.id) > (${at}::timestamptz, ${job}::uuid)`,
    ),
  ];
  const { rows } = await sql<{ at: string; job: string; wanted: boolean; hasUpload: boolean }>`
    select to_char(item.queued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, item.id as job,
      ${all(jobConditions({ ...rest, retried: false }))} as wanted,
      exists (select from kept_uploads where job_id = item.id) as "hasUpload"
    from (select * from jobs where jobs.status = 'failed' and ${all(range)}
      order by jobs.queued_at, jobs.id limit ${limit}::int) as item
    order by item.queued_at, item.id`.execute(db);
  const jobs = rows.map(({ at, job, ...found }) => ({ position: { at, job }, ...found }));
  return {
    jobs: jobs.filter(({ wanted }) => wanted),
    next: rows.length < limit ? undefined : jobs.at(-1)?.position,
  };
}
