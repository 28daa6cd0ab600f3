// What runs in the thread of `convertInThread`: one document, then it ends.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { convertDocument, type Conversion } from "../convert-document.js";
import { DocumentLimitError } from "../hosted/document-limits.js";
import { JsonReader } from "../json/json-reader.js";
import { parseJson } from "../json/parse-json.js";
import { serializeError } from "./serialized-error.js";
import { eachChunk } from "./each-chunk.js";
import type { EncodedConversion, ThreadRequest, ThreadResponse } from "./thread-message.js";

/** In bytes. */
const LARGE = 1024 * 1024;

const { file, options } = workerData as ThreadRequest;
if (file === undefined) takeChunks();
else reply(answer(() => parseFile(file)));

/** Chunks are parsed as they come, so that they are gone when the document is there. */
function takeChunks(): void {
  const reader = new JsonReader();
  parentPort?.on("message", (chunk: Uint8Array) => {
    if (chunk.length === 0) return reply(answer(() => reader.end()));
    try {
      reader.push(chunk);
    } catch (error) {
      parentPort?.removeAllListeners("message");
      reply({ error: serializeError(error) });
    }
  });
}

function answer(parse: () => unknown): ThreadResponse {
  try {
    return { conversion: packed(convertDocument(parse(), options)) };
  } catch (error) {
    return { error: serializeError(error) };
  }
}

function reply(message: ThreadResponse): void {
  parentPort?.postMessage(message, "error" in message ? [] : handedOver(message.conversion));
}

function parseFile(path: string): unknown {
  try {
    return parseJson(eachChunk(path));
  } catch (error) {
    if (error instanceof DocumentLimitError) throw error;
    // Read as a whole, it fails with the position in the whole.
    return parseJson(readFileSync(path));
  }
}

function packed({ content, ...rest }: Conversion): EncodedConversion {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { ...rest, bytes };
}

/** Large bytes, which lie in memory of their own, are handed over; small ones may share theirs, and are copied. */
function handedOver({ bytes: { buffer, byteLength } }: EncodedConversion): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && byteLength > LARGE ? [buffer] : [];
}
