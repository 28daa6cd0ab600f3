// What runs in the thread of `convertInThread`: one document, then it ends.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { convertDocument, type Conversion } from "../convert-document.js";
import { parseJson } from "../json/parse-json.js";
import { carryError } from "./carried-error.js";
import { eachChunk } from "./each-chunk.js";
import type { PackedConversion, ThreadCall, ThreadReply } from "./thread-message.js";

/** In bytes. */
const LARGE = 1024 * 1024;

const reply = answer(workerData as ThreadCall);
parentPort?.postMessage(reply, "error" in reply ? [] : handedOver(reply.conversion));

function answer({ json, options }: ThreadCall): ThreadReply {
  try {
    return { conversion: packed(convertDocument(parse(json), options)) };
  } catch (error) {
    return { error: carryError(error) };
  }
}

function parse(json: Uint8Array | string): unknown {
  if (typeof json !== "string") return parseJson(json);
  try {
    return parseJson(eachChunk(json));
  } catch {
    // Read as a whole, it fails with the position in the whole.
    return parseJson(readFileSync(json));
  }
}

function packed({ content, ...rest }: Conversion): PackedConversion {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { ...rest, bytes };
}

/** Large bytes, which lie in memory of their own, are handed over; small ones may share theirs, and are copied. */
function handedOver({ bytes: { buffer, byteLength } }: PackedConversion): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && byteLength > LARGE ? [buffer] : [];
}
