import { ConnectionError } from "../errors/connection-error.js";
import { backoff } from "../utils/retry-timing.js";
import { sleep } from "../utils/abort.js";
import type { EventStream } from "./read-events.js";

/** How a stream of events is reopened. */
export interface ReconnectOptions {
  /** Number of consecutive connections that may fail. @default 5 */
  readonly retries?: number;
  /** Whether to reopen the stream after it ends, for streams that are meant to be endless. @default false */
  readonly afterEnd?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Yields the events of a stream, and reopens it from the last event read if the connection breaks (HTML, 9.2.3):
 * `reconnecting((headers) => client.streamTicks({ headers }))`. Throws errors of opening the stream, the
 * ConnectionError of the last connection, and the reason of the signal.
 */
export async function* reconnecting<Data>(
  open: (headers: Readonly<Record<string, string>>) => Promise<EventStream<Data>>,
  { retries = 5, afterEnd = false, signal }: ReconnectOptions = {},
): AsyncGenerator<Data, void, undefined> {
  let id: string | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      const stream = await open(id === undefined ? {} : { "last-event-id": id });
      for await (const data of stream) {
        failures = 0;
        id = stream.lastEventId ?? id;
        yield data;
      }
      if (!afterEnd) return;
    } catch (error) {
      if (!(error instanceof ConnectionError) || failures >= retries) throw error;
    }
    await sleep(backoff(failures + 1), signal);
  }
}
