import type { FetchedDocument, Google } from "@document-export/google";
import type { ExportItem } from "../export-item.js";
import type { Document } from "../open-document.js";
import type { ExportIdentity, FindRecord } from "./recorded-exports.js";
import { expandReference } from "../../google/reference.js";
import { fileNameOf } from "../../google/file-name.js";

/** A Google document to export. */
export interface GoogleDocument {
  readonly id: string;
  /** Its name in messages: the address as typed, or its path in a folder. */
  readonly shown: string;
  /** What `getDocument` takes. */
  readonly address: string;
  /** The path in its folder; undefined if it was given by its address. */
  readonly path: string | undefined;
}

/** Settings shared by all documents of a command. */
export interface GoogleExport {
  readonly google: Google;
  /** Undefined to export every document, whatever the records say. */
  readonly findRecord: FindRecord | undefined;
  readonly target: Pick<ExportIdentity, "destination" | "format" | "reference">;
}

/** An item that fetches the document from Google when its turn comes, so a folder may have thousands. */
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

/** Turns a Google document into one that can be sent to the service. */
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
 * The JSON with a revision id, so that the record names the exported state. Google gives a revision id only to editors.
 */
export function uploadBytes({ document, revision }: FetchedDocument): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ ...document, revisionId: revision }));
}
