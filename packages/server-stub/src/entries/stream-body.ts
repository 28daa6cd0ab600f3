import { endStream, type ByteStream } from "../request/streams.js";

/** Returns a stream as a Fetch body, read only on demand; `cancel` is called when the reader disconnects. */
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
        // A waiting generator ends only when its pending promise settles, which its `signal` ensures.
        endStream(iterator);
      },
    },
    { highWaterMark: 0 },
  );
}
