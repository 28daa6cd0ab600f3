import type { DocumentSource } from "@document-export/client";

/** A document to be exported, as it was named. */
export interface Document {
  /** The path as it was given, or `-`. */
  readonly path: string;
  readonly size: number;
  /** Can be opened again, so that the upload can be repeated. */
  readonly source: DocumentSource;
}
