import { ConnectionError } from "../errors/connection-error.js";
import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError } from "../errors/invalid-response-error.js";
import { onAbort } from "../utils/abort.js";

/**
 * The data of events, or the items of a stream, as they arrive. The stream can be read once; leaving the loop closes
 * the connection.
 */
export interface EventStream<Data> extends AsyncIterable<Data> {
  /** The id of the last event read, if events have ids (HTML, 9.2.6). */
  readonly lastEventId?: string | undefined;
  /** Closes the connection if no loop reads the stream. */
  cancel(): Promise<void>;
}

/** Splits a stream into the texts of its items. */
export interface Splitter {
  /** Adds a chunk and returns the texts that it completes. */
  readonly feed: (text: string) => string[];
  /** Returns the remaining text at the end of the stream. */
  readonly rest?: () => string;
  readonly lastEventId?: () => string | undefined;
}

/** Size limit for an event, so that one that never ends cannot fill the memory. */
const MAX_EVENT_BYTES = 16 * 1024 * 1024;

/**
 * Reads the items of a stream. The iteration ends with the stream, or when `parse` returns {@link END}; it skips
 * {@link NOTHING}. Throws a ConnectionError if the connection broke, an InvalidResponseError if an item is not as
 * expected, and the reason of the signal if it aborts.
 */
export function readEvents(
  stream: ReadableStream<Uint8Array>,
  context: CallContext,
  signal: AbortSignal | undefined,
  splitter: Splitter,
  parse: (text: string) => unknown,
): EventStream<unknown> {
  const reader = stream.getReader();
  // Reading the stream reports a broken connection, so the error is ignored here.
  const cancel = () => reader.cancel().catch(() => {});
  // Also needed before anyone reads: an open connection keeps the process alive.
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
          if (item !== NOTHING) yield item;
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

/** Returned by `parse` for a marker that ends the stream. */
export const END: unique symbol = Symbol("end");

/** Returned by `parse` for a text that is not an item. */
export const NOTHING: unique symbol = Symbol("nothing");

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  context: CallContext,
  signal: AbortSignal | undefined,
): ReturnType<typeof reader.read> {
  const chunk = await reader.read().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ConnectionError(context, cause);
  });
  // A canceled reader reports the end of the stream.
  signal?.throwIfAborted();
  return chunk;
}

function tooLong(context: CallContext): InvalidResponseError {
  return new InvalidResponseError(context, "endless-event", "");
}
