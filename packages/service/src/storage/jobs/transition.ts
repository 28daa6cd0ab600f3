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

/** A transition that was made. */
export interface TransitionResult {
  readonly hasDeliveries: boolean;
}

/** A job of an attempt, and the {@link generation} of the database that it was claimed in. */
export interface OwnJob extends Job {
  readonly generation?: string;
}

/** A job whose attempt this process makes, by the lease on its task. */
export interface LeasedJob {
  readonly job: OwnJob;
  readonly lease: Lease;
}

/** What the transitions of jobs need. */
export interface TransitionContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly now: () => Date;
  /** What a workspace may store for jobs that have not ended. */
  readonly limits: WorkspaceUsage;
  /** Whether the uploads of failed jobs are kept, so that they can be retried. */
  readonly keepsFailedUploads: boolean;
  readonly onError: (error: unknown, task: object) => void;
}

/**
 * The columns of a job, named one by one: a newer version, whose process runs beside this one, may have more, and a
 * prepared statement must return the same columns at each call.
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

/** Fences a transition: it happens only while the job is at this attempt, in the same database. */
export type Fence = Pick<OwnJob, "id" | "attempt" | "generation">;

/** What a transition sets, and when. */
export interface DatedChange {
  readonly change: JobChange;
  /** Cause of a failed attempt, for the history only: it may name things that callers must not know. */
  readonly cause?: string | undefined;
  readonly now: Date;
}

/** Makes a transition of one job; undefined if the job has left that state or attempt meanwhile. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, attempt, generation: known }: Fence,
  { from, to, events, entry }: Transition & { readonly from: JobStatus },
  { change, cause, now }: DatedChange,
): Promise<ChangedJob | undefined> {
  // The summary says why; that of a released job says what is next.
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

/** Drivers take arrays for arrays of SQL: JSON goes as text. */
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

/** What an entry says, besides its event. */
export interface HistoryEntryParts {
  readonly at: Date | RawBuilder<unknown>;
  readonly attempt: RawBuilder<unknown>;
  /** Cut where it is too long. */
  readonly detail?: string | undefined;
}

/** An entry as SQL; `attempt` is the column of the job that the statement changes, or inserts. */
export function historyEntry(
  event: JobHistoryEvent,
  { at, attempt, detail }: HistoryEntryParts,
): RawBuilder<unknown> {
  const why = detail === undefined ? undefined : shorten(storableText(detail), MAX_DETAIL);
  const more = why === undefined ? sql`` : sql`, 'detail', ${why}::text`;
  return sql`jsonb_build_object('at', ${at}::timestamptz, 'event', ${sql.lit(event)}, 'attempt', ${attempt}${more})`;
}

/** The history of a job with another entry; where it has as many as it may, the second makes room. */
export function appended(history: RawBuilder<unknown>, entry: RawBuilder<unknown>) {
  return sql<string>`case when jsonb_array_length(${history}) < ${sql.lit(MAX_ENTRIES)} then ${history}
    else ${history} - 1 end || ${entry}`;
}

/** A job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<Job | undefined> {
  return db.selectFrom("jobs").select(jobColumns).where("id", "=", id).executeTakeFirst();
}

/** Returns those of these jobs that are running, each with the attempt that holds it now. */
export async function findOwnAttempts(
  db: Kysely<Database>,
  jobs: readonly string[],
): Promise<ReadonlyMap<string, Fence>> {
  const { rows } = await sql<Fence>`
    select id, attempt, ${generation} as generation from jobs
    where id = any(${jobs}::uuid[]) and status = ${sql.lit(transitions.claim.to)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
