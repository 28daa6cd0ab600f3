import type { ServerResponse } from "node:http";
import type { ServerEvent } from "@document-export/operator/server";
import type { OperatorEvent } from "@document-export/operator/types";
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

/** Events that a caller in this process, who has no connection, may leave unread; then the stream ends. */
const MAX_UNREAD_TEXTS = 256;

/** The events for a caller in this process, until the signal is aborted. */
export async function* readEvents(
  hub: EventHub,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<OperatorEvent>> {
  const texts: string[] = [];
  const over = new AbortController();
  let wake = (): void => undefined;
  const end = () => {
    over.abort();
    wake();
  };
  const remove = await hub.add({
    send: (text) => {
      if (texts.push(text) > MAX_UNREAD_TEXTS) end();
      wake();
    },
    end,
    isAllowed: () => Promise.resolve(true),
  });
  signal.addEventListener("abort", end, { once: true });
  try {
    while (!over.signal.aborted && !signal.aborted) {
      for (const text of texts.splice(0)) yield* eventsOf(text);
      if (texts.length === 0 && !over.signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    remove();
  }
}

/** The data of each event of a text that {@link eventText} wrote; comments have none. */
function eventsOf(text: string): ServerEvent<OperatorEvent>[] {
  return text
    .split("\n")
    .flatMap((line) =>
      line.startsWith("data: ") ? { data: JSON.parse(line.slice(6)) as OperatorEvent } : [],
    );
}
