import { type Client, isCallError } from "@document-export/client";
import type { DocumentExport } from "@document-export/types";
import { extname } from "node:path";
import { readNewestFirst } from "../../lists/read-newest.js";
import { OUTPUT_FORMATS, toFormat } from "../formats.js";

/** Maximum number of records read, newest first. */
const MAX_RECORDS = 50_000;

/** Values that decide whether an export repeats an earlier one. */
export interface ExportIdentity {
  readonly id: string;
  readonly revision: string;
  readonly destination: number;
  readonly format: string | undefined;
  /** The requested place of the result. */
  readonly reference: string | undefined;
}

/** Finds the record of an export and returns its place; undefined if there is none. */
export type FindRecord = (identity: ExportIdentity) => Promise<string | undefined>;

/** Searches the records of the service, which are read once, on the first search. */
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
    // A write-only token cannot read records; everything is exported then.
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

/** A record does not name its format, so the extension of the result decides, if a format has it. */
function isOfFormat(place: string, format: string | undefined): boolean {
  const written = toFormat(extname(place).slice(1));
  const isKnown = OUTPUT_FORMATS.some((known) => known === written);
  return format === undefined || !isKnown || written === format;
}
