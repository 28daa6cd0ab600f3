/** Bytes or texts, one after the other: a generator, a `ReadableStream`, a `Readable` of Node. */
export type ByteStream = AsyncIterable<Uint8Array | string>;

/** Events as they happen: a generator, usually. It ends when `signal` of the request is aborted. */
export type EventStream<Data> = AsyncIterable<ServerEvent<Data>>;

/** Items of JSON as they come: a generator, usually, or a list of them. It ends when `signal` of the request is aborted. */
export type ItemStream<Item> = AsyncIterable<Item> | readonly Item[];

/** One event, or a comment, which keeps a connection open and which nobody sees (HTML, 9.2.6). */
export type ServerEvent<Data> =
  | {
      /** What it holds; `[DONE]` ends a stream for readers who know that mark. */
      readonly data: Data | typeof END_OF_EVENTS;
      /** Name of the event. @default the member `type` of the data, if it is a text */
      readonly event?: string;
      /** What a reader sends as `Last-Event-ID` when it comes again. */
      readonly id?: string;
      /** After how many milliseconds a reader that lost the connection comes again. */
      readonly retry?: number;
    }
  | { readonly comment: string };

/** The mark by which many end a stream of events whose data are JSON. */
export const END_OF_EVENTS = "[DONE]";

/** Whether a body comes in pieces. */
export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/**
 * A stream of what `map` makes of each item. No generator, which could not be ended while it waits: `return` reaches the
 * stream at once.
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

/** The same stream; `report` is called with what it throws. */
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

/** Ends a stream before its end; what that throws concerns nobody any more. */
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
