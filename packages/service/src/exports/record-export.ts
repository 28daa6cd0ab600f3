import type { schemas } from "@document-export/server-stub";
import type { Published } from "../destinations/destination.js";
import type { HeldTask } from "../jobs/job-engine.js";
import type { JobRow } from "../storage/database.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { traceOf, type JobEvent } from "../webhooks/emit-events.js";
import { boundResult } from "./bounded-result.js";
import { documentExportView } from "./document-export-view.js";
import type { ExportContext } from "./export-context.js";
import type { FinishedExport } from "./finish-exports.js";
import { jobEventData, jobView } from "./job-view.js";
import { addWarnings, countWarnings, type JobWarnings } from "./job-warnings.js";
import { summariseExport } from "./summarise.js";

/** What an attempt brought about, not recorded yet. */
export interface ExportOutcome {
  readonly published: Published;
  readonly warnings: JobWarnings;
}

/** The kind that the service writes (decision `document-kind`). */
const KIND = "google-docs";

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
  const { reference, links } = boundResult(published);
  const done = doneJob(taken, addWarnings(job, warnings), links, now);
  const events = eventsOf({ ...taken, job: done }, reference, now);
  const recorded = await writes.finish({
    job,
    done,
    reference,
    kind: KIND,
    events,
    traceparent: traceOf(job),
    held,
  });
  if (recorded) metrics.jobEnded("done", now.getTime() - job.queued_at.getTime());
  return recorded;
}

/** The job as it ends. */
function doneJob(
  { job, destination }: TakenJob,
  warnings: JobWarnings,
  links: Published["links"],
  now: Date,
): JobRow {
  return {
    ...job,
    status: "done",
    upload_id: null,
    ended_at: now,
    ...warnings,
    has_warnings: countWarnings(warnings) > 0,
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
