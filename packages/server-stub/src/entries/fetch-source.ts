import { cutOff, type ByteSource } from "../request/byte-source.js";
import { bodyTimeout } from "../problems/problem-error.js";

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Take = (chunk: Uint8Array) => void;

// Maximum declared size in bytes of a body that is read as a whole, which costs adapters on Node less than half as much
// as a stream.
const MAX_WHOLE_BYTES = 1024 * 1024;

// Limits for discarding the rest of a body, in milliseconds and bytes: a caller that is still sending reads the
// response only afterwards.
const LINGER_MS = 2_000;
const LINGER_BYTES = 64 * 1024 * 1024;

/**
 * Returns the body of a Fetch request. It is requested only when it is read, because adapters create it lazily. Rejects
 * with a {@link bodyTimeout} if the body does not end within `timeout` milliseconds.
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

/**
 * Returns true if the message declares a short body. HTTP framing enforces the declared length, so the body can be read
 * as a whole.
 */
function isShort({ headers }: Request): boolean {
  const length = headers.get("content-length");
  return length !== null && Number(length) <= MAX_WHOLE_BYTES;
}

async function readWhole(request: Request, take: Take, isLate: () => boolean): Promise<void> {
  const body = await request.arrayBuffer().catch(throwCutOff);
  if (!isLate()) take(new Uint8Array(body));
}

/**
 * Reads the stream, and drops chunks that arrive after the timeout. `Promise.race` with the timeout is not used,
 * because each call would retain the memory of its chunk.
 */
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
 * Discards the rest of a body for a limited time: runtimes that close the connection while the caller is still sending
 * (workerd, Node's adapters) would lose the response. Never throws.
 */
export async function discardRest(request: Request): Promise<void> {
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
