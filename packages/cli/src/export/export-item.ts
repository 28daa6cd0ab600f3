import type { Document } from "./open-document.js";

/** A document that needs no export: this revision is at the destination. */
export interface RecordedExport {
  /** Where it is, as its record says. */
  readonly recordedAs: string;
}

/** A document to export, which may have to be read first. */
export interface ExportItem {
  /** What people call it: the path or address as typed, or the path in a folder of Google. */
  readonly path: string;
  /** The same for all names of a document. */
  readonly place: string;
  /** Whether it lies on this machine. */
  readonly isRead: boolean;
  readonly open: () => Promise<Document | RecordedExport>;
}

/** An item for a document that has been opened. */
export function itemOf(document: Document): ExportItem {
  const { path, place } = document;
  return { path, place, isRead: true, open: async () => document };
}
