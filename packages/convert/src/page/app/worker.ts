// Runs in the page's worker: converts a document to all formats, then returns values of the document on request.
import { convertDocument } from "../../convert-document.js";
import { formats } from "../../formats.js";
import { parseJson } from "../../parse-json.js";
import type { JobRequest, JobResponse } from "./job-message.js";
import { valueAt } from "./value-at.js";

let document: unknown;

addEventListener("message", ({ data }: MessageEvent<JobRequest>) => {
  if ("pointer" in data) return respond({ value: valueAt(document, data.pointer) });
  try {
    document = parseJson(data.json);
    for (const format of formats)
      respond({ result: { format, ...convertDocument(document, { format }) } });
    respond({ done: true });
  } catch (error) {
    respond({ failure: sentenceOf(error) });
  }
});

function respond(response: JobResponse): void {
  postMessage(response);
}

/** Explains why a document was not converted. A TypeError of the parser means invalid UTF-8. */
function sentenceOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === "SyntaxError") return `The file is not valid JSON: ${message}.`;
  if (document === undefined && name === "TypeError") return "The file is not text in UTF-8.";
  return message;
}
