import type { Kysely } from "kysely";
import type { schemas } from "@document-export/server-stub";
import type { Published } from "../destinations/destination.js";
import type { HeldTask } from "../jobs/job-engine.js";
import type { Database, JobRow, StoredWarning } from "../storage/database.js";
import { finishJobs, type EndingJob } from "../storage/statements/finish-jobs.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { emitEvents, traceOf, type JobEvent } from "../webhooks/emit-events.js";
import { documentExportView } from "./document-export-view.js";
import type { ExportContext, WriteContext } from "./export-context.js";
import { jobEventData, jobView } from "./job-view.js";
import { summariseExport } from "./summarise.js";

/** What an attempt brought about, not recorded yet. */
export interface ExportOutcome {
  readonly published: Published;
  readonly warnings: readonly StoredWarning[];
}

/** The kind that the service writes (decision `document-kind`). */
const KIND = "google-docs";
const EVENTS = ["document-export.created", "job.done"] as const;

/** A job that is delivered, to be ended. */
export interface DeliveredExport {
  /** As it was taken up. */
  readonly job: JobRow;
  /** As it ends. */
  readonly done: JobRow;
  readonly reference: string;
  readonly events: readonly JobEvent[];
  readonly traceparent: string | null;
  readonly held: HeldTask;
}

/** A job that has ended. */
export interface FinishedExport {
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

/**
 * Ends a delivered job: final state, record, events and the end of the task in one transaction.
 * Undefined where another attempt has the job by now; nothing is written then.
 */
export async function recordExport(
  { writes, metrics, now: clock }: ExportContext,
  taken: TakenJob,
  { published, warnings }: ExportOutcome,
  held: HeldTask,
): Promise<FinishedExport | undefined> {
  const { job } = taken;
  const now = clock();
  const { reference, links } = published;
  const done = doneJob(taken, [...job.warnings, ...warnings], links, now);
  const events = eventsOf({ ...taken, job: done }, reference, now);
  const recorded = await writes.finish({
    job,
    done,
    reference,
    events,
    traceparent: traceOf(job),
    held,
  });
  if (recorded) metrics.jobEnded("done", now.getTime() - job.queued_at.getTime());
  return recorded;
}

/** Ends delivered jobs of one workspace; undefined stands for those that another attempt has. */
export async function finishExports(
  trx: Kysely<Database>,
  { engine, now }: WriteContext,
  delivered: readonly DeliveredExport[],
): Promise<readonly (FinishedExport | undefined)[]> {
  const ended = await finishJobs(trx, delivered.map(endingJob), EVENTS);
  if (ended.length === 0) return delivered.map(() => undefined);
  for (const { id, images_loaded } of ended) if (images_loaded) await deleteImages(trx, id);
  const byId = new Map(ended.map(({ id, receivers }) => [id, receivers]));
  const finished = delivered.flatMap(({ done: job, events, traceparent, held }) => {
    const receivers = byId.get(job.id);
    return receivers ? { job, receivers, events, traceparent, held } : [];
  });
  const tasks = finished.map(({ held }) => held);
  await engine.completeExports(trx, tasks);
  const told = await emitEvents(trx, engine, finished, now());
  return delivered.map(({ job }) => (byId.has(job.id) ? { told } : undefined));
}

function endingJob({ job, done, reference }: DeliveredExport): EndingJob {
  return { fence: job, result: done, reference, kind: KIND };
}

/** The job as it ends. */
function doneJob(
  { job, destination }: TakenJob,
  warnings: readonly StoredWarning[],
  links: Published["links"],
  now: Date,
): JobRow {
  return {
    ...job,
    status: "done",
    upload_id: null,
    ended_at: now,
    has_warnings: warnings.length > 0,
    warnings,
    summary: summariseExport(destination.name, warnings),
    output_documents: [{ title: titleOf(job), links }],
  };
}

function titleOf({ document, target }: JobRow): string {
  return document.title === "" ? target : document.title;
}

/** What there is to tell, in the order in which it happened. */
function eventsOf(done: TakenJob, reference: string, now: Date): readonly JobEvent[] {
  const documentExport = exportOf(done, reference, now);
  return [
    { type: "document-export.created", data: { job: jobView(done.job), documentExport } },
    { type: "job.done", data: jobEventData(done.job) },
  ];
}

function exportOf(
  { job, destination, sourceName }: TakenJob,
  reference: string,
  now: Date,
): schemas.DocumentExport {
  return documentExportView({
    source_connection_id: job.source_connection_id,
    source_document_title: job.document.title,
    source_document_reference: job.document.documentId,
    source_document_version: job.document.revisionId,
    source_document_kind: KIND,
    destination_connection_id: destination.id,
    destination_reference: reference,
    exported_at: now,
    sourceName,
    destinationName: destination.name,
  });
}
