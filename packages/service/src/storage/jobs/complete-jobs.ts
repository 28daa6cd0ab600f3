import { sql, type Kysely } from "kysely";
import { storableJson } from "../../bounds/storable.js";
import type { Job } from "../../jobs/job.js";
import { completeChange, type Completion } from "../../jobs/completion.js";
import { transitions, type JobChange } from "../../jobs/job-lifecycle.js";
import { exportRecordView, jobEventData, jobView } from "../../jobs/views.js";
import type { Database } from "../database.js";
import { generation } from "../generation.js";
import { countUsage } from "../usage/workspace-days.js";
import { deleteUploads } from "../uploads/uploads.js";
import type { ClaimedJob } from "./claim-jobs.js";
import { deleteImages } from "./images.js";
import { rememberResults } from "./document-results.js";
import { addEvents, receiversOf, traceOf, type JobEvent, type Receiver } from "./outbox.js";
import {
  appended,
  historyEntry,
  type LeasedJob,
  type TransitionContext,
  type TransitionResult,
} from "./transition.js";
import { changeUsage } from "./workspace-usage.js";

/** The kind of document that the service reads (decision `document-kind`). */
const KIND = "google-docs";

/** A job to complete, with the record of its export. */
export interface CompletingJob extends LeasedJob {
  readonly change: JobChange;
  readonly events: readonly JobEvent[];
  readonly traceparent: string | null;
  readonly exportedAt: Date;
  /** Reference to the result (decision `destination-reference`). */
  readonly reference: string;
  /** Number of published bytes. */
  readonly bytes: number;
  /** Anchors in the result that links from other documents can point to. */
  readonly anchors: NonNullable<Completion["anchors"]>;
}

/** Creates the `complete` transition of a claimed job. */
export function completingOf(
  { job, lease, destination, sourceName }: ClaimedJob,
  result: Completion,
  now: Date,
): CompletingJob {
  const { reference, bytes, anchors = {} } = result;
  const change = completeChange(job, result, { destination: destination.name, now });
  const done = { ...job, ...change, status: transitions.complete.to };
  const documentExport = exportRecordView({
    source_connection_id: job.source_connection_id,
    sourceName,
    source_document_title: job.document.title,
    source_document_reference: job.document.documentId,
    source_document_version: job.document.revisionId,
    source_document_kind: KIND,
    destination_connection_id: destination.id,
    destinationName: destination.name,
    destination_reference: reference,
    exported_at: now,
  });
  const [created, ended] = transitions.complete.events;
  const events = [
    { type: created, data: { job: jobView(done), documentExport } },
    { type: ended, data: jobEventData(done) },
  ];
  const traceparent = traceOf(job);
  return { job, lease, change, exportedAt: now, reference, bytes, anchors, events, traceparent };
}

/**
 * Completes jobs of one workspace, writes their records, deletes their stored data and completes their tasks. Returns
 * undefined for a job that now belongs to another attempt.
 */
export async function completeJobs(
  trx: Kysely<Database>,
  { queue, now }: TransitionContext,
  completing: readonly CompletingJob[],
): Promise<readonly (TransitionResult | undefined)[]> {
  const workspace = completing[0]?.job.workspace_id ?? 0;
  const { completed, freed } = await completeRows(trx, workspace, completing);
  const receivers = new Map(completed.map((one) => [one.id, one.receivers]));
  const ended = completing.flatMap((one) => {
    const found = receivers.get(one.job.id);
    return found ? [{ ...one, receivers: found }] : [];
  });
  const hasDeliveries = await addEvents(trx, queue, ended, now());
  await queue.complete(trx, ...ended.map(({ lease }) => lease));
  if (ended.length > 0) {
    // The rows of the workspace come last: transactions of the same workspace wait for each other from here on.
    await changeUsage(trx, workspace, { queuedExports: -ended.length, storedBytes: -freed });
    const bytesOut = ended.reduce((sum, { bytes }) => sum + bytes, 0);
    await countUsage(trx, workspace, { done: ended.length, bytesOut }, now());
  }
  return completing.map(({ job }) => (receivers.has(job.id) ? { hasDeliveries } : undefined));
}

interface CompletedJob {
  readonly id: string;
  readonly receivers: readonly Receiver[];
}

interface CompletedRows {
  readonly completed: readonly CompletedJob[];
  /** Size in bytes of the stored data that was deleted. */
  readonly freed: number;
}

/** Updates the job rows and returns the completed jobs: the others now belong to another attempt. */
async function completeRows(
  trx: Kysely<Database>,
  workspace: number,
  completing: readonly CompletingJob[],
): Promise<CompletedRows> {
  const rows = await updateJobs(trx, completing);
  if (rows.length === 0) return { completed: [], freed: 0 };
  const ids = new Set(rows.map(({ id }) => id));
  const completed = completing.filter(({ job }) => ids.has(job.id));
  await addRecords(trx, workspace, completed);
  const uploads = completed.map(({ job }) => job.upload_id);
  return { completed: rows, freed: await deleteStored(trx, { jobs: rows, uploads }) };
}

/** Jobs that are done, with their uploads. */
interface EndedJobs {
  readonly jobs: readonly Pick<Job, "id" | "images_loaded">[];
  readonly uploads: readonly (string | null)[];
}

/** Deletes the stored data of jobs that are done, and returns its size in bytes. */
async function deleteStored(trx: Kysely<Database>, { jobs, uploads }: EndedJobs): Promise<number> {
  const illustrated = jobs.filter(({ images_loaded }) => images_loaded);
  const uploaded = await deleteUploads(trx, uploads);
  const images = await deleteImages(
    trx,
    illustrated.map(({ id }) => id),
  );
  return uploaded + images;
}

interface UpdatedJob extends CompletedJob {
  readonly images_loaded: boolean;
}

async function updateJobs(
  trx: Kysely<Database>,
  completing: readonly CompletingJob[],
): Promise<readonly UpdatedJob[]> {
  const { from, to, events, entry } = transitions.complete;
  const done = historyEntry(entry, {
    at: sql.ref("change.ended_at"),
    attempt: sql.ref("jobs.attempt"),
  });
  const changes = completing.map(({ job: { id, attempt, generation: known }, change }) => ({
    ...change,
    id,
    attempt,
    generation: known,
  }));
  // The ids are passed a second time for the planner, which cannot estimate the size of a JSON set.
  const { rows } = await sql<UpdatedJob>`
    with change as (
      select * from json_to_recordset(${storableJson(changes)}::json) as change (id uuid, attempt int, generation text,
        ended_at timestamptz, has_warnings boolean, warnings jsonb, warning_counts jsonb, summary text,
        output_documents jsonb)),
    job as (
      update jobs set status = ${sql.lit(to)}, upload_id = null, ended_at = change.ended_at,
        has_warnings = change.has_warnings, warnings = change.warnings,
        warning_counts = change.warning_counts, summary = change.summary,
        output_documents = change.output_documents,
        history = ${appended(sql.ref("jobs.history"), done)}
      from change
      where jobs.id = any(${changes.map(({ id }) => id)}::uuid[])
        and jobs.id = change.id and jobs.attempt = change.attempt
        and ${generation} = coalesce(change.generation, ${generation}) and jobs.status = ${sql.lit(from)}
      returning jobs.*)
    select job.id, job.images_loaded, ${receiversOf(events)} as receivers from job`.execute(trx);
  return rows;
}

/** Columns are listed explicitly, because a newer version that runs at the same time may have added more. */
const recordColumns = [
  "workspace_id",
  "number",
  "job_id",
  "source_connection_id",
  "source_document_title",
  "source_document_reference",
  "source_document_version",
  "source_document_kind",
  "destination_connection_id",
  "destination_reference",
  "exported_at",
] as const satisfies readonly (keyof Database["document_exports"])[];

/** Number of a record: those of one statement follow the last one of their workspace. */
const NUMBER = sql`workspace.last + row.number`;

/**
 * Adds records, which are numbered without gaps within their workspace: the lock on the workspace row orders the
 * writers.
 */
async function addRecords(
  trx: Kysely<Database>,
  workspace: number,
  completed: readonly CompletingJob[],
): Promise<void> {
  const records = completed.map(({ job, exportedAt, reference, anchors }, index) => ({
    workspace_id: workspace,
    number: index + 1,
    job_id: job.id,
    source_connection_id: job.source_connection_id,
    source_document_title: job.document.title,
    source_document_reference: job.document.documentId,
    source_document_version: job.document.revisionId,
    source_document_kind: KIND,
    destination_connection_id: job.destination_connection_id,
    destination_reference: reference,
    exported_at: exportedAt,
    anchors,
  }));
  const columns = sql.join(recordColumns.map((name) => sql.ref(name)));
  const numbered = sql.join(
    recordColumns.map((name) => (name === "number" ? NUMBER : sql.ref(`row.${name}`))),
  );
  const json = storableJson(records);
  await sql`
    with workspace as (
      update workspaces set last_export_number = last_export_number + ${completed.length}::int
      where id = ${workspace}::int returning last_export_number - ${completed.length}::int as last),
    added as (
      insert into document_exports (${columns})
      select ${numbered} from workspace, json_populate_recordset(null::document_exports, ${json}::json) as row),
    record as (
      select ${NUMBER} as number, row.workspace_id, source_document_reference, destination_connection_id, anchors
      from workspace, json_to_recordset(${json}::json) as row (workspace_id int, number int,
        source_document_reference text, destination_connection_id int, anchors jsonb))
    ${rememberResults}`.execute(trx);
}
