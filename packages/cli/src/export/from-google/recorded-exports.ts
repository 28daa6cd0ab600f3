import { type Client, isCallError } from "@document-export/client";
import type { DocumentExport } from "@document-export/types";
import { extname } from "node:path";
import { readNewestFirst } from "../../lists/read-newest.js";
import { OUTPUT_FORMATS, toFormat } from "../formats.js";

/** Maximum number of records to read, newest first. */
const MAX_RECORDS = 50_000;

/** Two exports with the same values are the same export. */
export interface ExportIdentity {
  readonly id: string;
  readonly revision: string;
  readonly destination: number;
  readonly format: string | undefined;
  /** The requested place of the result in the destination. */
  readonly reference: string | undefined;
}

/** Finds an earlier export and returns the place of its result; undefined if there is none. */
export type FindRecord = (identity: ExportIdentity) => Promise<string | undefined>;

/** Creates a function that searches the service's records of exports. It reads them once, when it is first called. */
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
    // A token that can only write may not read the records. Then every document is exported.
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

/** Records do not contain the format, so the file extension of the result is compared, if the format has one. */
function isOfFormat(place: string, format: string | undefined): boolean {
  const written = toFormat(extname(place).slice(1));
  const isKnown = OUTPUT_FORMATS.some((known) => known === written);
  return format === undefined || !isKnown || written === format;
}
