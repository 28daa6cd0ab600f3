import type { schemas } from "@document-export/server-stub";
import type { DocumentExportView } from "../storage/statements/document-exports.js";

/** A record as callers and receivers of events see it (Interface, Document export record). */
export function documentExportView(record: DocumentExportView): schemas.DocumentExport {
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
