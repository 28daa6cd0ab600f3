// Runs in the thread of `convertInThread`: converts one document, then exits.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { JsonReader } from "@document-export/json-reader";
import { convertDocument, type Conversion } from "../convert-document.js";
import { DocumentLimitError } from "../hosted/document-limits.js";
import { JSON_LIMITS, parseJson, withDocumentLimit } from "../parse-json.js";
import { readChunks } from "./read-chunks.js";
import { serializeError } from "./serialized-error.js";
import type { EncodedConversion, ThreadRequest, ThreadResponse } from "./thread-message.js";

/** Smaller content is copied instead of transferred. */
const MIN_TRANSFERRED_BYTES = 1024 * 1024;

const { file, options } = workerData as ThreadRequest;
if (file === undefined) receiveChunks();
else respond(convert(() => parseFile(file)));

/** Parses chunks as they arrive, so that they can be freed before the document is converted. */
function receiveChunks(): void {
  const reader = new JsonReader(JSON_LIMITS);
  parentPort?.on("message", (chunk: Uint8Array) => {
    if (chunk.length === 0) return respond(convert(() => reader.end()));
    try {
      withDocumentLimit(() => reader.push(chunk));
    } catch (error) {
      parentPort?.removeAllListeners("message");
      respond({ error: serializeError(error) });
    }
  });
}

function convert(parse: () => unknown): ThreadResponse {
  try {
    return { conversion: encode(convertDocument(parse(), options)) };
  } catch (error) {
    return { error: serializeError(error) };
  }
}

function respond(response: ThreadResponse): void {
  parentPort?.postMessage(response, "error" in response ? [] : transferList(response.conversion));
}

function parseFile(path: string): unknown {
  try {
    return parseJson(readChunks(path));
  } catch (error) {
    if (error instanceof DocumentLimitError) throw error;
    // Parses the whole file again, so that the error has its position in the file.
    return parseJson(readFileSync(path));
  }
}

function encode({ content, ...rest }: Conversion): EncodedConversion {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { ...rest, bytes };
}

/** Returns the buffer to transfer if the content is large. Small content is copied, because it may share its buffer. */
function transferList({ bytes: { buffer, byteLength } }: EncodedConversion): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && byteLength > MIN_TRANSFERRED_BYTES ? [buffer] : [];
}
