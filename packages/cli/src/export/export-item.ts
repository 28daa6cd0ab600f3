import type { Document } from "./open-document.js";

/** A document that needs no export: the destination already has this revision. */
export interface RecordedExport {
  /** Its place, according to its record. */
  readonly recordedAs: string;
}

/** A document to export, which may have to be fetched first. */
export interface ExportItem {
  /** Its name in messages: the path or address as typed, or its path in a Google folder. */
  readonly path: string;
  /** Identity of the document: equal for all of its names. */
  readonly place: string;
  /** True for a file on this machine. */
  readonly isRead: boolean;
  readonly open: () => Promise<Document | RecordedExport>;
}

/** An item for a document that has been opened. */
export function itemOf(document: Document): ExportItem {
  const { path, place } = document;
  return { path, place, isRead: true, open: async () => document };
}
