import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Conversion } from "../convert-document.js";
import { outputFormats, type Format } from "../formats.js";
import type { ConvertOptions } from "../options/convert-options.js";
import { ConversionOptionError } from "../options/conversion-option-error.js";
import { deserializeError } from "./serialized-error.js";
import type { ThreadRequest, ThreadResponse } from "./thread-message.js";

/**
 * Size of the young generation, by type of content. It is set to keep peak memory at no more than six times the size of
 * a 50 MB document. By default, Node fills up to 192 MB with new objects before it collects any, and HTML and Markdown
 * take 6.5 times the document's size; with these sizes they take 3.7 and 4.2 times. Writing DOCX keeps objects for
 * longer, so a smaller young generation would only promote them to the old one.
 */
const YOUNG_GENERATION_MB = { text: 12, bytes: 32 };

const CHUNK_BYTES = 256 * 1024;

/** Options that are functions or contain functions. */
type FunctionOption = "overrides" | "documentUrl";

const FUNCTION_OPTIONS: ReadonlySet<string> = new Set([
  "overrides",
  "documentUrl",
] satisfies FunctionOption[]);

/**
 * Conversion options, and a signal that aborts the conversion. Options with functions are excluded because functions
 * cannot be sent to a thread.
 */
export type ThreadOptions<F extends Format> = Omit<ConvertOptions, FunctionOption> & {
  readonly format: F;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads, parses and converts a document in a worker thread, so that the event loop is not blocked and the memory for
 * new objects is limited. `json` is either UTF-8 bytes, which are copied, or the URL of a file. Rejects with the errors
 * of `convertDocument`, with a SyntaxError for invalid JSON, with the file system error if the file cannot be read, and
 * with the reason of the signal.
 */
export async function convertInThread<F extends Format>(
  json: Uint8Array | URL,
  { signal, ...options }: ThreadOptions<F>,
): Promise<Conversion<F>> {
  signal?.throwIfAborted();
  for (const [name, value] of Object.entries(options)) {
    if (!FUNCTION_OPTIONS.has(name) || value === undefined) continue;
    const expected =
      "none in a thread, which functions cannot be sent to (`convertDocument` takes them)";
    throw new ConversionOptionError(name, expected, value);
  }
  const response = await runThread(json, options, signal);
  if ("error" in response) throw deserializeError(response.error);
  const { bytes, ...rest } = response.conversion;
  const isText = outputFormats[options.format].content === "text";
  return { ...rest, content: isText ? new TextDecoder().decode(bytes) : bytes } as Conversion<F>;
}

/**
 * Runs a new thread and returns its response. The thread has exited when the promise settles, so its memory is free.
 */
async function runThread(
  json: Uint8Array | URL,
  options: ConvertOptions,
  signal: AbortSignal | undefined,
): Promise<ThreadResponse> {
  const isFile = json instanceof URL;
  const worker = startThread({ file: isFile ? fileURLToPath(json) : undefined, options });
  try {
    if (!isFile) sendChunks(json, worker);
    return await waitForResponse(worker, signal);
  } finally {
    await worker.terminate();
  }
}

/**
 * Sends a copy in chunks, so that each chunk can be freed as soon as it is parsed, then an empty chunk to mark the end.
 */
function sendChunks(json: Uint8Array, worker: Worker): void {
  for (let at = 0; at < json.length; at += CHUNK_BYTES) {
    const chunk = new Uint8Array(json.subarray(at, at + CHUNK_BYTES));
    worker.postMessage(chunk, [chunk.buffer]);
  }
  worker.postMessage(new Uint8Array(), []);
}

function waitForResponse(worker: Worker, signal: AbortSignal | undefined): Promise<ThreadResponse> {
  return new Promise<ThreadResponse>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("The conversion thread exited without a result.")));
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    worker.once("exit", () => signal?.removeEventListener("abort", abort));
  });
}

function startThread(workerData: ThreadRequest): Worker {
  const { content } = outputFormats[workerData.options.format] ?? outputFormats.html;
  return new Worker(new URL("./convert-thread.js", import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB[content] },
  });
}
