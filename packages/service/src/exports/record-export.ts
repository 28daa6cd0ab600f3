import type { schemas } from "@document-export/server-stub";
import type { Published } from "../destinations/destination.js";
import type { HeldTask } from "../jobs/job-engine.js";
import type { JobRow, StoredWarning } from "../storage/database.js";
import { storableJson } from "../storage/storable-json.js";
import { finishJob } from "../storage/statements/finish-job.js";
import type { TakenJob } from "../storage/statements/jobs.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { emitEvents } from "../webhooks/emit-events.js";
import type { JobEvent } from "../webhooks/emit-events.js";
import { documentExportView } from "./document-export-view.js";
import type { ExportContext } from "./export-context.js";
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

/**
 * Ends a delivered job: final state, record, events and the end of the task in one transaction.
 * Undefined where another attempt has the job by now; nothing is written then.
 */
export async function recordExport(
  { db, engine, metrics, now: clock }: ExportContext,
  taken: TakenJob,
  { published, warnings: conversionWarnings }: ExportOutcome,
  held: HeldTask,
): Promise<{ readonly told: boolean } | undefined> {
  const { job, destination } = taken;
  const now = clock();
  const warnings = [...job.warnings, ...conversionWarnings];
  const result = {
    status: "done",
    ended_at: now,
    has_warnings: warnings.length > 0,
    warnings: storableJson(warnings),
    summary: summariseExport(destination.name, warnings),
    output_documents: storableJson([{ title: titleOf(job), links: published.links }]),
  } as const;
  const { reference } = published;
  const recorded = await db.transaction().execute(async (trx) => {
    const done = await finishJob(trx, job, result, { reference, kind: KIND, events: EVENTS });
    if (!done) return undefined;
    if (done.job.images_loaded) await deleteImages(trx, job.id);
    await engine.complete(trx, held);
    const events = eventsOf({ ...taken, job: done.job }, reference, now);
    return { told: await emitEvents(trx, engine, done, events, now) };
  });
  if (recorded) metrics.jobEnded("done", now.getTime() - job.queued_at.getTime());
  return recorded;
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
