import type { Kysely, Updateable } from "kysely";
import type { Job, JobStatus } from "../../jobs/job.js";
import type { JobChange, Transition } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
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

/** Makes a transition of one job; undefined where the job has left that state or attempt meanwhile. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, attempt }: Fence,
  { from, to, events }: Transition & { readonly from: JobStatus },
  change: JobChange,
): Promise<ChangedJob | undefined> {
  const row = await trx
    .with("job", (db) =>
      db
        .updateTable("jobs")
        .set({ ...jsonOf(change), status: to })
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
