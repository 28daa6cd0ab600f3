import type { DocumentProperties } from "@document-export/convert";
import { ProblemError } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shortPointer, shorten } from "../bounds/shorten.js";
import type { Converter, UnreadFile } from "./convert/converter.js";
import { DocumentRefusedError } from "./convert/document-refused-error.js";

/** The properties of an uploaded document; a problem for its sender where it is none. */
export async function inspectUpload(
  converter: Converter,
  file: UnreadFile,
): Promise<DocumentProperties> {
  try {
    return await converter.inspect(file);
  } catch (error) {
    if (error instanceof DocumentRefusedError) throw problemOf(error);
    throw error;
  }
}

function problemOf(cause: DocumentRefusedError): ProblemError {
  const type = cause.reason === "no-json" ? "invalid-request" : "not-a-hosted-document";
  const keyword = cause.reason === "no-json" ? "contentMediaType" : "hosted-document";
  const detail = shorten(cause.message, bounds.problemDetail.max);
  const pointer = `/file${shortPointer(cause.pointer)}`;
  return new ProblemError({
    type,
    detail,
    errors: [{ in: "body", pointer, keyword, detail }],
    cause,
  });
}
