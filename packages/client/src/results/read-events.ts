import { ConnectionError } from "../errors/connection-error.js";
import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError } from "../errors/invalid-response-error.js";
import { onAbort } from "../utils/abort.js";

/** The data of events, or the items of a stream, as they come. It is read once; leaving the loop closes the connection. */
export interface EventStream<Data> extends AsyncIterable<Data> {
  /** The id of the last event that was read, where events have ids (HTML, 9.2.6). */
  readonly lastEventId?: string | undefined;
  /** Closes the connection where no loop does. */
  cancel(): Promise<void>;
}

/** Divides a stream into the texts of its items. */
export interface Splitter {
  /** The texts that end with what came. */
  readonly feed: (text: string) => string[];
  /** What is left when the stream is at its end. */
  readonly rest?: () => string;
  readonly lastEventId?: () => string | undefined;
}

/** An event that never ends must not fill the memory. */
const MAX_EVENT_BYTES = 16 * 1024 * 1024;

/**
 * Reads the items of a stream. An iteration ends with the stream, or where `parse` says so; it throws a ConnectionError
 * where the connection broke, an InvalidResponseError for what is not as expected, and the reason of the signal.
 */
export function readEvents(
  stream: ReadableStream<Uint8Array>,
  context: CallContext,
  signal: AbortSignal | undefined,
  splitter: Splitter,
  parse: (text: string) => unknown,
): EventStream<unknown> {
  const reader = stream.getReader();
  // A broken connection is reported where it is read.
  const cancel = () => reader.cancel().catch(() => {});
  // Also where nobody has begun to read: an open connection keeps a process alive.
  const removeListener = onAbort(signal, cancel);
  async function* read(): AsyncGenerator<unknown, void, undefined> {
    const decoder = new TextDecoder();
    let unfinished = 0;
    try {
      for (;;) {
        const { done, value } = await nextChunk(reader, context, signal);
        const texts = done
          ? [splitter.rest?.()].filter((text) => text?.trim())
          : splitter.feed(decoder.decode(value, { stream: true }));
        unfinished = texts[0] !== undefined || done ? 0 : unfinished + value.length;
        if (unfinished > MAX_EVENT_BYTES) throw tooLong(context);
        for (const text of texts) {
          const item = parse(text as string);
          if (item === END) return;
          yield item;
        }
        if (done) return;
      }
    } finally {
      removeListener();
      await cancel();
    }
  }
  return {
    [Symbol.asyncIterator]: read,
    cancel,
    get lastEventId() {
      return splitter.lastEventId?.();
    },
  };
}

/** What `parse` gives for a mark that ends a stream. */
export const END: unique symbol = Symbol("end");

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
