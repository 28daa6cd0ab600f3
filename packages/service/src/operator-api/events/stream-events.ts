import type { ServerResponse } from "node:http";
import type { ServerEvent } from "@document-export/operator/server";
import type { OperatorEvent } from "@document-export/operator/types";
import type { EventHub, EventReader } from "./event-hub.js";

/** Time in milliseconds after which a reader reconnects when its stream has ended. */
const RETRY_MS = 2000;
/** Number of unread bytes that a slow reader may leave in the memory of the process before its stream ends. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Sends events as they happen, until the reader disconnects or loses access, or the service stops. */
export async function streamEvents(
  hub: EventHub,
  response: ServerResponse,
  isAllowed: EventReader["isAllowed"],
): Promise<void> {
  const pending: string[] = [];
  let write = (text: string): void => void pending.push(text);
  const remove = await hub.add({
    send: (events) => write(events.map(eventText).join("")),
    keepOpen: () => write(": still here\n\n"),
    end: () => void response.end(),
    isAllowed,
  });
  response.once("close", remove);
  if (response.destroyed || response.writableEnded) return remove();
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  write = (text) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  write(`retry: ${RETRY_MS}\n\n${pending.splice(0).join("")}`);
}

/** Formats an event as a server-sent event (HTML Standard, 9.2). JSON has no line breaks. */
function eventText(event: OperatorEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Maximum number of unread events of a caller in this process. Its stream then ends; the bytes are not counted, because
 * there is no connection.
 */
const MAX_UNREAD = 1000;

/** Yields events to a caller in this process, until the signal is aborted. */
export async function* readEvents(
  hub: EventHub,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<OperatorEvent>> {
  const unread: OperatorEvent[] = [];
  const over = new AbortController();
  let wake = (): void => undefined;
  const end = () => {
    over.abort();
    wake();
  };
  const remove = await hub.add({
    send: (events) => {
      if (unread.push(...events) > MAX_UNREAD) end();
      wake();
    },
    keepOpen: () => undefined,
    end,
    isAllowed: () => Promise.resolve(true),
  });
  signal.addEventListener("abort", end, { once: true });
  try {
    while (!over.signal.aborted && !signal.aborted) {
      for (const data of unread.splice(0)) yield { data };
      if (unread.length === 0 && !over.signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    remove();
  }
}
