import type { DocumentProperties } from "@document-export/convert";
import { ProblemError } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shortPointer, shorten } from "../bounds/shorten.js";
import type { StoredWarning } from "../jobs/job.js";
import type { ReceivedFile } from "../storage/uploads/uploads.js";
import { DocumentRefusedError } from "../conversion/conversion-errors.js";
import type { Converter } from "../conversion/converter.js";

/** Properties of a document for storing, and warnings for those that were shortened. */
export interface StorableDocument {
  readonly properties: DocumentProperties;
  /** Ids of the documents that it links to. */
  readonly linkedDocuments: readonly string[];
  readonly warnings: readonly StoredWarning[];
}

/**
 * Returns the properties of an uploaded document for storing. Throws a problem for its sender if the upload is not a
 * document.
 */
export async function inspectUpload(
  converter: Converter,
  workspace: number,
  file: ReceivedFile,
): Promise<StorableDocument> {
  try {
    const { properties, linkedDocuments } = await converter.inspect(workspace, file);
    return { ...boundDocument(properties), linkedDocuments };
  } catch (error) {
    if (error instanceof DocumentRefusedError) throw problemOf(error);
    throw error;
  }
}

const PROBLEMS = {
  "no-json": { type: "invalid-request", keyword: "contentMediaType" },
  "no-document": { type: "not-a-hosted-document", keyword: "hosted-document" },
  "too-costly": { type: "refused", keyword: "service" },
} as const;

function problemOf(cause: DocumentRefusedError): ProblemError {
  const { type, keyword } = PROBLEMS[cause.reason];
  const detail = shorten(cause.message, bounds.problemDetail.max);
  const pointer = `/file${shortPointer(cause.pointer)}`;
  return new ProblemError({
    type,
    detail,
    errors: [{ in: "body", pointer, keyword, detail }],
    cause,
  });
}

/**
 * Shortens a title that is too long for jobs and records.
 *
 * @throws {ProblemError} for ids that are too long: a shortened id would identify another document, or none.
 */
function boundDocument(properties: DocumentProperties): Omit<StorableDocument, "linkedDocuments"> {
  assertId("documentId", properties.documentId);
  assertId("revisionId", properties.revisionId);
  const { max } = bounds.title;
  if (properties.title.length <= max) return { properties, warnings: [] };
  const detail = `The title has ${properties.title.length} characters; the job and its record keep ${max}.`;
  return {
    properties: { ...properties, title: shorten(properties.title, max) },
    warnings: [{ code: "title-shortened", detail, pointer: "/title" }],
  };
}

function assertId(name: string, id: string): void {
  const { max } = bounds.documentId;
  if (id.length <= max) return;
  const detail = `Expected a \`${name}\` of at most ${max} characters, got ${id.length}.`;
  const error = { in: "body", pointer: `/file/${name}`, keyword: "maxLength", detail } as const;
  throw new ProblemError({ type: "not-a-hosted-document", detail, errors: [error] });
}
