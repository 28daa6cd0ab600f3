import { cutOff, type ByteSource } from "../request/byte-source.js";
import { bodyTimeout } from "../problems/problem-error.js";

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Take = (chunk: Uint8Array) => void;

// Adapters on Node read a body in one piece at less than half of what its stream costs.
const MAX_WHOLE_BYTES = 1024 * 1024;

// As long and as much as a caller who is sending may need to come to the response.
const LINGER_MS = 2_000;
const LINGER_BYTES = 64 * 1024 * 1024;

/**
 * The body of a Fetch request; it is asked for when it is read, since adapters make it only then. Rejects with a
 * {@link bodyTimeout} when its end has not come after `timeout` milliseconds.
 */
export function fetchSource(request: Request, timeout: number): ByteSource {
  return (take) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(bodyTimeout(timeout));
      }, timeout);
      const read = isShort(request) ? readWhole : readStream;
      read(request, take, () => isLate)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}

/** Whether the message says that its body is short: what frames it bounds what is held, so that it can be read at once. */
function isShort({ headers }: Request): boolean {
  const length = headers.get("content-length");
  return length !== null && Number(length) <= MAX_WHOLE_BYTES;
}

async function readWhole(request: Request, take: Take, isLate: () => boolean): Promise<void> {
  const body = await request.arrayBuffer().catch(throwCutOff);
  if (!isLate()) take(new Uint8Array(body));
}

/** Chunks after the timeout are dropped; until then nothing is raced, since each race would retain memory for its chunk. */
async function readStream(request: Request, take: Take, isLate: () => boolean): Promise<void> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const next = () => reader.read().catch(throwCutOff);
  try {
    for (let chunk = await next(); !chunk.done && !isLate(); chunk = await next())
      take(chunk.value);
  } finally {
    reader.releaseLock();
  }
}

function throwCutOff(error: unknown): never {
  throw cutOff(error);
}

/**
 * Reads away what is left of a body, for a while: runtimes that close on a caller who is still sending (workerd, Node's
 * adapters) would lose the response. Never throws.
 */
export async function readAway(request: Request): Promise<void> {
  if (request.method === "GET" || request.method === "HEAD") return;
  const reader = request.body?.locked ? undefined : request.body?.getReader();
  if (!reader) return;
  const timer = setTimeout(() => void reader.cancel().catch(ignore), LINGER_MS);
  await readUpTo(LINGER_BYTES, reader).catch(ignore);
  clearTimeout(timer);
}

async function readUpTo(limit: number, reader: Reader): Promise<void> {
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > limit) return reader.cancel();
  }
}

function ignore(): void {}
