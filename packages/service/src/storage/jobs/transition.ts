import { sql, type Kysely, type RawBuilder, type Updateable } from "kysely";
import { bounds } from "../../bounds/bounds.js";
import { shorten } from "../../bounds/shorten.js";
import { storableJson, storableText } from "../../bounds/storable.js";
import type { Job, JobHistoryEvent, JobStatus } from "../../jobs/job.js";
import { transitions, type JobChange, type Transition } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { generation, isGeneration } from "../generation.js";
import type { Lease, TaskQueue } from "../queue/task-queue.js";
import { receiversOf, withReceivers, type ChangedJob } from "./outbox.js";
import type { WorkspaceUsage } from "./workspace-usage.js";

/** Result of a transition. */
export interface TransitionResult {
  readonly hasDeliveries: boolean;
}

/** The job of an attempt, with the {@link generation} of the database in which it was claimed. */
export interface OwnJob extends Job {
  readonly generation?: string;
}

/** A job that this process is attempting, with the lease on its task. */
export interface LeasedJob {
  readonly job: OwnJob;
  readonly lease: Lease;
}

/** Dependencies of job transitions. */
export interface TransitionContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly now: () => Date;
  /** Limits on what a workspace may store for jobs that have not ended. */
  readonly limits: WorkspaceUsage;
  /** True if the uploads of failed jobs are kept for retries. */
  readonly keepsFailedUploads: boolean;
  readonly onError: (error: unknown, task: object) => void;
}

/**
 * Columns of a job, listed explicitly: a newer version that runs at the same time may have added more, and a prepared
 * statement must return the same columns in each call.
 */
export const jobColumns = [
  "id",
  "workspace_id",
  "source_connection_id",
  "destination_connection_id",
  "upload_id",
  "status",
  "attempt",
  "summary",
  "queued_at",
  "ended_at",
  "has_errors",
  "has_warnings",
  "warnings",
  "warning_counts",
  "output_documents",
  "options",
  "document",
  "target",
  "images_loaded",
  "conversion_failures",
  "traceparent",
  "failure_cause",
] as const satisfies readonly (keyof Job)[];

/**
 * Fencing token of a transition: it applies only while the job is at this attempt, in the same generation of the
 * database.
 */
export type Fence = Pick<OwnJob, "id" | "attempt" | "generation">;

/** Changes that a transition makes, with their time. */
export interface DatedChange {
  readonly change: JobChange;
  /** Cause of a failed attempt, only for the history: it may contain details that callers must not see. */
  readonly cause?: string | undefined;
  readonly now: Date;
}

/** Applies a transition to one job; undefined if the job is no longer in that state or attempt. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, attempt, generation: known }: Fence,
  { from, to, events, entry }: Transition & { readonly from: JobStatus },
  { change, cause, now }: DatedChange,
): Promise<ChangedJob | undefined> {
  // The summary contains the reason, except for a released job, whose summary says what happens next.
  const detail = entry === "released" ? undefined : detailOf(change.summary, cause);
  const added = historyEntry(entry, { at: now, attempt: sql.ref("jobs.attempt"), detail });
  const row = await trx
    .with("job", (db) =>
      db
        .updateTable("jobs")
        .set({
          ...jsonOf(change),
          status: to,
          history: appended(sql.ref("jobs.history"), added),
        })
        .where("id", "=", id)
        .where("status", "=", from)
        .where("attempt", "=", attempt)
        .where(isGeneration(known))
        .returning(jobColumns),
    )
    .selectFrom("job")
    .selectAll("job")
    .select(receiversOf(events).as("receivers"))
    .executeTakeFirst();
  return row && withReceivers(row);
}

function detailOf(summary: string | undefined, cause: string | undefined): string | undefined {
  if (summary === undefined || cause === undefined || summary.includes(cause)) return summary;
  return `${summary} Cause: ${cause}`;
}

/** Drivers turn arrays into SQL arrays, so JSON is passed as text. */
function jsonOf({
  warnings,
  warning_counts,
  output_documents,
  options,
  document,
  ...columns
}: JobChange): Updateable<Database["jobs"]> {
  const json = { warnings, warning_counts, output_documents, options, document };
  const present = Object.entries(json).filter(([, value]) => value !== undefined);
  return {
    ...columns,
    ...Object.fromEntries(present.map(([name, value]) => [name, storableJson(value)])),
  };
}

const MAX_DETAIL = bounds.jobHistoryDetail.max;
const MAX_ENTRIES = bounds.jobHistory.max;

/** Parts of a history entry, besides its event. */
export interface HistoryEntryParts {
  readonly at: Date | RawBuilder<unknown>;
  readonly attempt: RawBuilder<unknown>;
  /** Truncated if too long. */
  readonly detail?: string | undefined;
}

/** Returns an entry as SQL; `attempt` is the column of the job that the statement updates or inserts. */
export function historyEntry(
  event: JobHistoryEvent,
  { at, attempt, detail }: HistoryEntryParts,
): RawBuilder<unknown> {
  const why = detail === undefined ? undefined : shorten(storableText(detail), MAX_DETAIL);
  const more = why === undefined ? sql`` : sql`, 'detail', ${why}::text`;
  return sql`jsonb_build_object('at', ${at}::timestamptz, 'event', ${sql.lit(event)}, 'attempt', ${attempt}${more})`;
}

/** Appends an entry to the history of a job; a full history drops its second entry. */
export function appended(history: RawBuilder<unknown>, entry: RawBuilder<unknown>) {
  return sql<string>`case when jsonb_array_length(${history}) < ${sql.lit(MAX_ENTRIES)} then ${history}
    else ${history} - 1 end || ${entry}`;
}

/** Finds a job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<Job | undefined> {
  return db.selectFrom("jobs").select(jobColumns).where("id", "=", id).executeTakeFirst();
}

/** Returns which of these jobs are running, each with its current attempt. */
export async function findOwnAttempts(
  db: Kysely<Database>,
  jobs: readonly string[],
): Promise<ReadonlyMap<string, Fence>> {
  const { rows } = await sql<Fence>`
    select id, attempt, ${generation} as generation from jobs
    where id = any(${jobs}::uuid[]) and status = ${sql.lit(transitions.claim.to)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
