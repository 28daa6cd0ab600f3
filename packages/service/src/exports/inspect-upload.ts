import type { DocumentProperties } from "@document-export/convert";
import { ProblemError } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shortPointer, shorten } from "../bounds/shorten.js";
import type { ReceivedFile } from "../storage/uploads/uploads.js";
import type { Converter } from "./convert/converter.js";
import { DocumentRefusedError } from "./convert/document-refused-error.js";

/** The properties of an uploaded document; a problem for its sender where it is none. */
export async function inspectUpload(
  converter: Converter,
  workspace: number,
  file: ReceivedFile,
): Promise<DocumentProperties> {
  try {
    return await converter.inspect(workspace, file);
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
