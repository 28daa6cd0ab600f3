import { type Client, isCallError } from "@document-export/client";
import type { DocumentExport } from "@document-export/types";
import { extname } from "node:path";
import { readNewestFirst } from "../../lists/read-newest.js";
import { OUTPUT_FORMATS, toFormat } from "../formats.js";

/** Records that are read at most, from the newest. */
const MAX_RECORDS = 50_000;

/** What tells whether an export is the same as one before. */
export interface ExportIdentity {
  readonly id: string;
  readonly revision: string;
  readonly destination: number;
  readonly format: string | undefined;
  /** Where the result is asked to be. */
  readonly reference: string | undefined;
}

/** Finds the record of an export; where it is, or undefined if there is none. */
export type FindRecord = (identity: ExportIdentity) => Promise<string | undefined>;

/** Finds records among those of the service, which are read once, when the first is looked for. */
export function createFindRecord(client: Client, signal: AbortSignal): FindRecord {
  let records: Promise<ReadonlyMap<string, readonly DocumentExport[]>> | undefined;
  return async (identity) => {
    records ??= readRecords(client, signal);
    const found = (await records).get(identity.id)?.find((record) => isSame(record, identity));
    return found?.destinationReference;
  };
}

async function readRecords(client: Client, signal: AbortSignal) {
  const records = new Map<string, DocumentExport[]>();
  let count = 0;
  try {
    for await (const record of readNewestFirst(client.listDocumentExports, { signal })) {
      const { sourceDocumentReference: id } = record;
      if (id !== "") records.set(id, [...(records.get(id) ?? []), record]);
      count += 1;
      if (count === MAX_RECORDS) break;
    }
  } catch (error) {
    // A token that may only write cannot tell; then everything is exported.
    if (!(isCallError(error, "ProblemError") && error.status === 403)) throw error;
  }
  return records;
}

function isSame(record: DocumentExport, identity: ExportIdentity): boolean {
  const { destinationReference: place } = record;
  return (
    record.sourceDocumentVersion === identity.revision &&
    record.destinationConnection.id === identity.destination &&
    (identity.reference === undefined || identity.reference === place) &&
    isOfFormat(place, identity.format)
  );
}

/** A record does not say its format; the extension of the result does, where it is that of a format. */
function isOfFormat(place: string, format: string | undefined): boolean {
  const written = toFormat(extname(place).slice(1));
  const isKnown = OUTPUT_FORMATS.some((known) => known === written);
  return format === undefined || !isKnown || written === format;
}
