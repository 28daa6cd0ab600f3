import type { schemas } from "@document-export/server-stub";
import type { Job } from "./job.js";

/** Returns a job as callers and event receivers see it (Interface, Job). */
export function jobView(job: Job): schemas.Job {
  return {
    id: job.id,
    status: job.status,
    type: "hosted-doc-export",
    summary: job.summary,
    queuedAt: job.queued_at.toISOString(),
    hasErrors: job.has_errors,
    hasWarnings: job.has_warnings,
    outputDocuments: job.output_documents,
  };
}

/** Returns the part of a job that events contain (decision `event-payload`). */
export function jobEventData(job: Job): schemas.JobEventData {
  const { attempt, warning_counts: warningCounts } = job;
  const warnings = job.warnings.map(({ code, detail, pointer, count }) => {
    return { code, detail, pointer, ...(count !== undefined && { count }) };
  });
  return { job: jobView(job), attempt, warnings, warningCounts };
}

/** A document export record with the current names of its connections (decision `connection-snapshot`). */
export interface ExportRecord {
  readonly source_connection_id: number;
  readonly sourceName: string;
  readonly source_document_title: string;
  readonly source_document_reference: string;
  readonly source_document_version: string;
  readonly source_document_kind: string;
  readonly destination_connection_id: number;
  readonly destinationName: string;
  readonly destination_reference: string;
  readonly exported_at: Date;
}

/** Returns a record as callers and event receivers see it (Interface, Document export record). */
export function exportRecordView(record: ExportRecord): schemas.DocumentExport {
  return {
    sourceConnection: { id: record.source_connection_id, name: record.sourceName },
    sourceDocumentTitle: record.source_document_title,
    sourceDocumentReference: record.source_document_reference,
    sourceDocumentVersion: record.source_document_version,
    sourceDocumentKind: record.source_document_kind,
    destinationConnection: { id: record.destination_connection_id, name: record.destinationName },
    destinationReference: record.destination_reference,
    exportedAt: record.exported_at.toISOString(),
  };
}
