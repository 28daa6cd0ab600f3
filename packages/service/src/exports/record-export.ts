import type { Kysely } from "kysely";
import type { Published } from "../destinations/destination.js";
import type { HeldTask } from "../jobs/job-engine.js";
import type {
  ConnectionRow,
  Database,
  DocumentExportRow,
  JobRow,
  StoredWarning,
} from "../storage/database.js";
import { storableJson } from "../storage/storable-json.js";
import { getConnection } from "../storage/statements/connections.js";
import { addDocumentExport } from "../storage/statements/document-exports.js";
import { changeJob } from "../storage/statements/jobs.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { deleteUpload } from "../storage/statements/uploads.js";
import { takeExportNumber } from "../storage/statements/workspaces.js";
import { emitEvent } from "../webhooks/emit-event.js";
import { documentExportView } from "./document-export-view.js";
import type { ExportContext } from "./export-context.js";
import { jobEventData, jobView } from "./job-view.js";
import { summariseExport } from "./summarise.js";

/** What an attempt brought about, not recorded yet. */
export interface ExportOutcome {
  readonly published: Published;
  readonly warnings: readonly StoredWarning[];
}

/**
 * Ends a delivered job: final state, record, events and the end of the task in one transaction.
 * False where another attempt has the job by now; nothing is written then.
 */
export async function recordExport(
  context: ExportContext,
  job: JobRow,
  connection: ConnectionRow,
  { published, warnings: conversionWarnings }: ExportOutcome,
  held: HeldTask,
): Promise<boolean> {
  const now = new Date();
  const warnings = [...job.warnings, ...conversionWarnings];
  return context.db.transaction().execute(async (trx) => {
    const done = await changeJob(trx, job, {
      status: "done",
      ended_at: now,
      has_warnings: warnings.length > 0,
      warnings: storableJson(warnings),
      summary: summariseExport(connection.name, warnings),
      output_documents: storableJson([{ title: titleOf(job), links: published.links }]),
    });
    if (!done) return false;
    await addRecord(trx, context, done, connection, published.reference, now);
    if (job.upload_id) await deleteUpload(trx, job.upload_id);
    await deleteImages(trx, job.id);
    await context.engine.complete(trx, held);
    return true;
  });
}

function titleOf({ document, target }: JobRow): string {
  return document.title === "" ? target : document.title;
}

async function addRecord(
  trx: Kysely<Database>,
  { engine }: ExportContext,
  job: JobRow,
  destination: ConnectionRow,
  reference: string,
  now: Date,
): Promise<void> {
  const record = recordOf(job, reference, await takeExportNumber(trx, job.workspace_id), now);
  await addDocumentExport(trx, record);
  const source = await getConnection(trx, record.source_connection_id);
  const documentExport = documentExportView({
    ...record,
    sourceName: source.name,
    destinationName: destination.name,
  });
  const created = { job: jobView(job), documentExport };
  await emitEvent(trx, engine, { type: "document-export.created", job, data: created, now });
  await emitEvent(trx, engine, { type: "job.done", job, data: jobEventData(job), now });
}

function recordOf(job: JobRow, reference: string, number: number, now: Date): DocumentExportRow {
  return {
    workspace_id: job.workspace_id,
    number,
    job_id: job.id,
    source_connection_id: job.source_connection_id,
    source_document_title: job.document.title,
    source_document_reference: job.document.documentId,
    source_document_version: job.document.revisionId,
    source_document_kind: "google-docs",
    destination_connection_id: job.destination_connection_id,
    destination_reference: reference,
    exported_at: now,
  };
}
