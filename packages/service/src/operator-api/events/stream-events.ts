import type { ServerResponse } from "node:http";
import type { EventHub, EventReader } from "./event-hub.js";

/** In milliseconds: when a reader whose stream has ended tries again. */
const RETRY_MS = 2000;
/** What a reader who is slow may leave in the memory of the process; then its stream ends. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Sends events as they happen, until the reader goes, may read no longer, or the service stops. */
export async function streamEvents(
  hub: EventHub,
  response: ServerResponse,
  isAllowed: EventReader["isAllowed"],
): Promise<void> {
  const pending: string[] = [];
  let send = (text: string): void => void pending.push(text);
  const reader: EventReader = {
    send: (text) => send(text),
    end: () => void response.end(),
    isAllowed,
  };
  const remove = await hub.add(reader);
  response.once("close", remove);
  if (response.destroyed || response.writableEnded) return remove();
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  send = (text) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  send(`retry: ${RETRY_MS}\n\n${pending.splice(0).join("")}`);
}

/** In milliseconds: how long a call that cannot be streamed waits for an event. */
const COLLECT_MS = 15_000;

/**
 * The events of one look as a whole, for a caller in this process, who has no connection that stays open: it asks again at
 * once, as it does when a stream ends.
 */
export async function collectEvents(hub: EventHub, signal: AbortSignal): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const remove = await hub.add({
    send: resolve,
    end: () => resolve(""),
    isAllowed: () => Promise.resolve(true),
  });
  const over = AbortSignal.any([signal, AbortSignal.timeout(COLLECT_MS)]);
  over.addEventListener("abort", () => resolve(""), { once: true });
  try {
    return `retry: 0\n\n${await promise}`;
  } finally {
    remove();
  }
}
