import { endStream, type ByteStream } from "../request/streams.js";

/** A stream as a body of Fetch, asked for no more than is read; `cancel` is called when the reader goes away. */
export function streamBody(
  body: ByteStream,
  onCancel: (reason: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
        } catch (error) {
          endStream(iterator);
          throw error;
        }
      },
      cancel: (reason) => {
        onCancel(reason);
        // A generator that waits ends only when what it awaits does, which its `signal` sees to.
        endStream(iterator);
      },
    },
    { highWaterMark: 0 },
  );
}
