import { ConnectionError } from "../errors/connection-error.js";
import { backoff } from "../utils/retry-timing.js";
import { sleep } from "../utils/abort.js";
import type { EventStream } from "./read-events.js";

/** How a stream of events is opened again. */
export interface ReconnectOptions {
  /** How many connections may fail one after the other. @default 5 */
  readonly retries?: number;
  /** Whether to open it again when it has come to its end, as an endless stream does not. @default false */
  readonly afterEnd?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Events of a stream that is opened again where its connection broke, from the last event that was read (HTML, 9.2.3):
 * `reconnecting((headers) => client.streamTicks({ headers }))`. Throws what opening throws, the ConnectionError of the last
 * connection, and the reason of the signal.
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
