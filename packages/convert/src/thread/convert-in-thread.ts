import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Conversion } from "../convert-document.js";
import type { Format } from "../formats.js";
import type { ConvertOptions } from "../options/convert-options.js";
import { deserializeError } from "./serialized-error.js";
import type { ThreadRequest, ThreadResponse } from "./thread-message.js";

// Node 24 lets new objects take 192 MB before it looks which are needed: more than a large document itself.
// DOCX keeps what it makes for longer, and a smaller room would only be left for the older generation.
const youngMegabytes = { html: 12, markdown: 12, text: 12, docx: 32 } satisfies Record<
  Format,
  number
>;

/** In bytes. */
const CHUNK = 256 * 1024;

/** How to convert, and what gives the conversion up. */
export type ThreadOptions<F extends Format> = ConvertOptions & {
  readonly format: F;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads, parses and converts a document in a thread of its own: the event loop goes on, and new objects take little room
 * whatever Node's default is. `json` is UTF-8, copied, or a file. Rejects with what `convertDocument` throws, with a
 * SyntaxError for what is no JSON, with what reading the file failed with, and with the reason of the signal.
 */
export async function convertInThread<F extends Format>(
  json: Uint8Array | URL,
  { signal, ...options }: ThreadOptions<F>,
): Promise<Conversion<F>> {
  signal?.throwIfAborted();
  const reply = await replyOf(json, options, signal);
  if ("error" in reply) throw deserializeError(reply.error);
  const { bytes, ...rest } = reply.conversion;
  const content = options.format === "docx" ? bytes : new TextDecoder().decode(bytes);
  return { ...rest, content } as Conversion<F>;
}

/** What the thread says. It has ended by then: its memory is free before more is needed. */
async function replyOf(
  json: Uint8Array | URL,
  options: ConvertOptions & { readonly format: Format },
  signal: AbortSignal | undefined,
): Promise<ThreadResponse> {
  const isFile = json instanceof URL;
  const worker = startThread({ file: isFile ? fileURLToPath(json) : undefined, options });
  try {
    if (!isFile) sendCopy(json, worker);
    return await messageOf(worker, signal);
  } finally {
    await worker.terminate();
  }
}

/** Chunks, of which each is gone when it was parsed, and an empty one. */
function sendCopy(json: Uint8Array, worker: Worker): void {
  for (let at = 0; at < json.length; at += CHUNK) {
    const chunk = new Uint8Array(json.subarray(at, at + CHUNK));
    worker.postMessage(chunk, [chunk.buffer]);
  }
  worker.postMessage(new Uint8Array(), []);
}

function messageOf(worker: Worker, signal: AbortSignal | undefined): Promise<ThreadResponse> {
  return new Promise<ThreadResponse>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("The conversion thread exited without a result.")));
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    worker.once("exit", () => signal?.removeEventListener("abort", abort));
  });
}

function startThread(workerData: ThreadRequest): Worker {
  return new Worker(new URL("./convert-thread.js", import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes[workerData.options.format] },
  });
}
