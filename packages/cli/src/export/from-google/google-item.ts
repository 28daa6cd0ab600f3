import type { FetchedDocument, Google } from "@document-export/google";
import type { ExportItem } from "../export-item.js";
import type { Document } from "../open-document.js";
import type { ExportIdentity, FindRecord } from "./recorded-exports.js";
import { expandReference } from "../../google/reference.js";
import { fileNameOf } from "../../google/file-name.js";

/** A Google document to export. */
export interface GoogleDocument {
  readonly id: string;
  /** Its name in messages: the given address, or its path in a folder. */
  readonly shown: string;
  /** The address to pass to `getDocument`. */
  readonly address: string;
  /** Its path in the folder; undefined if its own address was given. */
  readonly path: string | undefined;
}

/** Settings shared by all documents of a command. */
export interface GoogleExport {
  readonly google: Google;
  /** Finds earlier exports; undefined to export every document again. */
  readonly findRecord: FindRecord | undefined;
  readonly target: Pick<ExportIdentity, "destination" | "format" | "reference">;
}

/** Creates an item that loads the document only when its export starts: a folder may have thousands of documents. */
export function googleItem(
  { google, findRecord, target }: GoogleExport,
  { id, shown, address, path }: GoogleDocument,
): ExportItem {
  return {
    path: shown,
    place: `google:${id}`,
    isRead: false,
    open: async () => {
      const fetched = await google.getDocument(address);
      const names = { id: fetched.id, name: fetched.title, path: path ?? fetched.title };
      const { reference: template } = target;
      const reference = template === undefined ? undefined : expandReference(template, names);
      const { revision } = fetched;
      const recordedAs = await findRecord?.({ ...target, id: fetched.id, revision, reference });
      if (recordedAs !== undefined) return { recordedAs };
      return { ...toDocument(fetched, shown), ...(reference !== undefined && { reference }) };
    },
  };
}

/** Converts a Google document to one that can be sent to the service. */
export function toDocument(fetched: FetchedDocument, shown: string): Document {
  const bytes = uploadBytes(fetched);
  return {
    path: shown,
    place: `google:${fetched.id}`,
    size: bytes.byteLength,
    source: { open: () => new Blob([bytes]).stream(), name: fileNameOf(fetched) },
  };
}

/**
 * Returns the document as JSON, with a revision ID, so that the record of the export says which revision it was. Google
 * returns a revision ID only to users who may edit the document; for others, it is a hash of the content.
 */
export function uploadBytes({ document, revision }: FetchedDocument): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ ...document, revisionId: revision }));
}
