import { createParser } from "eventsource-parser";
import { ConnectionError } from "../errors/connection-error.js";
import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError } from "../errors/invalid-response-error.js";
import { onAbort } from "../utils/abort.js";

/** The data of events as they come. It is read once; leaving the loop closes the connection. */
export interface EventStream<Data> extends AsyncIterable<Data> {
  /** Closes the connection where no loop does. */
  cancel(): Promise<void>;
}

/** An event that never ends must not fill the memory. */
const MAX_EVENT_BYTES = 16 * 1024 * 1024;

/**
 * Reads events. An iteration ends with the stream; it throws a ConnectionError where the connection broke, an
 * InvalidResponseError for data that are not as expected, and the reason of the signal.
 */
export function readEvents(
  stream: ReadableStream<Uint8Array>,
  context: CallContext,
  signal: AbortSignal | undefined,
  parse: (text: string) => unknown,
): EventStream<unknown> {
  const reader = stream.getReader();
  // A connection that broke is told where it is read.
  const cancel = () => reader.cancel().catch(() => {});
  // Also where nobody has begun to read: an open connection keeps a process alive.
  const removeListener = onAbort(signal, cancel);
  async function* read(): AsyncGenerator<unknown, void, undefined> {
    const texts: string[] = [];
    const parser = createParser({ onEvent: ({ data }) => texts.push(data) });
    const decoder = new TextDecoder();
    let unfinished = 0;
    try {
      for (;;) {
        const { done, value } = await nextChunk(reader, context, signal);
        if (done) return;
        parser.feed(decoder.decode(value, { stream: true }));
        unfinished = texts.length > 0 ? 0 : unfinished + value.length;
        if (unfinished > MAX_EVENT_BYTES) throw tooLong(context);
        for (const text of texts.splice(0)) yield parse(text);
      }
    } finally {
      removeListener();
      await cancel();
    }
  }
  return { [Symbol.asyncIterator]: read, cancel };
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  context: CallContext,
  signal: AbortSignal | undefined,
): ReturnType<typeof reader.read> {
  const chunk = await reader.read().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ConnectionError(context, cause);
  });
  // A reader that was canceled says that the stream is at its end.
  signal?.throwIfAborted();
  return chunk;
}

function tooLong(context: CallContext): InvalidResponseError {
  return new InvalidResponseError(context, "endless-event", "");
}
