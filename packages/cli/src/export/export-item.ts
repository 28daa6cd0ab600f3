import type { Document } from "./open-document.js";

/** A document that is not exported again, because the destination already has this revision. */
export interface RecordedExport {
  /** Its place in the destination, according to the record of the earlier export. */
  readonly recordedAs: string;
}

/** A document to export. It may have to be loaded from Google first. */
export interface ExportItem {
  /** Its name in messages: the path or address as typed, or its path in a Google folder. */
  readonly path: string;
  /** Identifies the document: the same for all of its names, such as symbolic links. */
  readonly place: string;
  /** True if the document is a file on this machine. */
  readonly isRead: boolean;
  readonly open: () => Promise<Document | RecordedExport>;
}

/** Creates an item for a document that is already open. */
export function itemOf(document: Document): ExportItem {
  const { path, place } = document;
  return { path, place, isRead: true, open: async () => document };
}
