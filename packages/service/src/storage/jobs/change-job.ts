import { sql, type Kysely, type Updateable } from "kysely";
import type { Job, JobStatus } from "../../jobs/job.js";
import { transitions, type JobChange, type Transition } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { appended, historyEntry } from "../job-history.js";
import { storableJson } from "../../bounds/storable.js";
import { jobColumns } from "./job-columns.js";
import { receiversOf, type Receiver } from "./receivers.js";

/** A job after a transition, and who receives the events of that. */
export interface ChangedJob {
  readonly job: Job;
  readonly receivers: readonly Receiver[];
}

/** Fences a transition: it happens only while the job is at this attempt. */
export type Fence = Pick<Job, "id" | "attempt">;

/** What a transition sets, and when. */
export interface DatedChange {
  readonly change: JobChange;
  readonly now: Date;
}

/** Makes a transition of one job; undefined where the job has left that state or attempt meanwhile. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, attempt }: Fence,
  { from, to, events, entry }: Transition & { readonly from: JobStatus },
  { change, now }: DatedChange,
): Promise<ChangedJob | undefined> {
  // The summary says why; that of a released job says what is next.
  const detail = entry === "released" ? undefined : change.summary;
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
        .returning(jobColumns),
    )
    .selectFrom("job")
    .selectAll("job")
    .select(receiversOf(events).as("receivers"))
    .executeTakeFirst();
  return row && withReceivers(row);
}

/** Those of these jobs that run, each with its attempt. */
export async function findOwnAttempts(
  db: Kysely<Database>,
  jobs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Fence>`
    select id, attempt from jobs
    where id = any(${jobs}::uuid[]) and status = ${sql.lit(transitions.claim.to)}`.execute(db);
  return new Map(rows.map(({ id, attempt }) => [id, attempt]));
}

/** Splits a row into the job and its receivers. */
export function withReceivers({
  receivers,
  ...job
}: Job & Pick<ChangedJob, "receivers">): ChangedJob {
  return { job, receivers };
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
