import type { ServerResponse } from "node:http";
import { endStream, type ByteStream } from "../request/streams.js";

/**
 * Sends a stream no faster than the caller reads it, and ends it when the caller disconnects. A stream that fails
 * destroys the connection, so that the caller does not treat the partial response as complete; the failure is already
 * reported.
 */
export async function sendStream(body: ByteStream, response: ServerResponse): Promise<void> {
  const iterator = body[Symbol.asyncIterator]();
  // A waiting generator ends only when its pending promise settles, which its `signal` ensures.
  const end = () => endStream(iterator);
  if (response.closed) return end();
  response.once("close", end);
  // Tells the caller immediately that it is connected.
  response.flushHeaders();
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      if (response.destroyed) return;
      if (!response.write(next.value)) await drained(response);
    }
    response.end();
  } catch {
    end();
    response.destroy();
  } finally {
    response.off("close", end);
  }
}

/** Waits until more can be written, or until the caller disconnects. */
function drained(response: ServerResponse): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.once("drain", done).once("close", done);
  });
}
