/** A sequence of bytes or texts: a generator, a `ReadableStream`, a Node `Readable`. */
export type ByteStream = AsyncIterable<Uint8Array | string>;

/** Events as they occur, usually from a generator. The stream ends when the request's `signal` aborts. */
export type EventStream<Data> = AsyncIterable<ServerEvent<Data>>;

/**
 * JSON items as they become available, usually from a generator, or a list of them. The stream ends when the request's
 * `signal` aborts.
 */
export type ItemStream<Item> = AsyncIterable<Item> | readonly Item[];

/** An event, or a comment, which keeps a connection open and is not shown to readers (HTML, 9.2.6). */
export type ServerEvent<Data> =
  | {
      /** The event's data; `[DONE]` ends a stream for readers who know that marker. */
      readonly data: Data | typeof END_OF_EVENTS;
      /** Name of the event. @default the member `type` of the data, if it is a string */
      readonly event?: string;
      /** Id that a reader sends as `Last-Event-ID` when it reconnects. */
      readonly id?: string;
      /** Delay in milliseconds before a disconnected reader reconnects. */
      readonly retry?: number;
    }
  | { readonly comment: string };

/** The common marker for the end of a stream of events with JSON data. */
export const END_OF_EVENTS = "[DONE]";

/** Returns true if a body is a stream. */
export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/**
 * Returns a stream with `map` applied to each item. It is not a generator, which could not be ended while it waits:
 * `return` reaches the source stream immediately.
 */
export function mapStream<Item, Mapped>(
  stream: AsyncIterable<Item>,
  map: (item: Item) => Mapped,
): AsyncIterable<Mapped> {
  return withIterator(stream, (iterator) => async () => {
    const { done, value } = await iterator.next();
    return done ? { done, value: undefined } : { done: false, value: map(value) };
  });
}

/** Returns the same stream, and calls `report` with its errors. */
export function reportErrors<Item>(
  stream: AsyncIterable<Item>,
  report: (error: unknown) => void,
): AsyncIterable<Item> {
  return withIterator(stream, (iterator) => async () => {
    try {
      return await iterator.next();
    } catch (error) {
      report(error);
      throw error;
    }
  });
}

/** Ends a stream early and ignores errors while doing so. */
export function endStream(iterator: AsyncIterator<unknown>): void {
  void iterator.return?.().catch(() => {});
}

function withIterator<Item, Made>(
  stream: AsyncIterable<Item>,
  nextOf: (iterator: AsyncIterator<Item>) => () => Promise<IteratorResult<Made, undefined>>,
): AsyncIterable<Made> {
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = stream[Symbol.asyncIterator]();
      return {
        next: nextOf(iterator),
        return: async () => {
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
