import { batch, signal } from "@preact/signals";
import { getSession } from "./sign-in.ts";
import type { AuditEntry, Delivery, Job, Overview, Webhook } from "@document-export/operator/types";

/** A change reported by the service: a changed item of a list, or a list that must be reloaded. */
export type LiveEvent =
  | ({ readonly type: "job" } & Job)
  | ({ readonly type: "delivery" } & Delivery)
  | ({ readonly type: "webhook" } & Webhook)
  | ({ readonly type: "audit" } & AuditEntry)
  | ({ readonly type: "overview" } & Overview)
  | { readonly type: "changed"; readonly list: string };

const TYPES = ["job", "delivery", "webhook", "audit", "overview", "changed", "message"];
const EVENTS = "/operator/v1/events";
const MAX_WAIT_MS = 15_000;

/** State of the event stream from the service. */
export const liveState = signal<"connecting" | "live" | "lost">("connecting");
/** Time when the connection was lost, in milliseconds since 1970. */
export const lostAt = signal(0);
/** Number of connects so far: data loaded before the latest one may be out of date. */
export const connects = signal(0);

const listeners = new Set<(event: LiveEvent) => void>();
let source: EventSource | undefined;
let timer = 0;
let failures = 0;

/** Calls the listener for each event, until the returned function is called. */
export function onEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Connects now, without waiting for the next scheduled attempt. */
export function connect(): void {
  disconnect();
  const opened = new EventSource(EVENTS);
  source = opened;
  opened.addEventListener("open", noteOpen);
  opened.addEventListener("error", noteLoss);
  for (const type of TYPES)
    opened.addEventListener(type, ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent;
      batch(() => {
        for (const listener of listeners) listener(event);
      });
    });
}

/** Closes the stream and stops reconnecting. */
export function disconnect(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

function noteOpen(): void {
  failures = 0;
  batch(() => {
    liveState.value = "live";
    connects.value += 1;
  });
}

/**
 * Closes the stream after an error, and schedules the next attempt. The browser does not report the reason: the session
 * may have ended, or the service may be down.
 */
function noteLoss(): void {
  disconnect();
  if (liveState.value !== "lost") lostAt.value = Date.now();
  liveState.value = "lost";
  failures += 1;
  timer = setTimeout(tryAgain, Math.min(MAX_WAIT_MS, 500 * 2 ** failures));
}

async function tryAgain(): Promise<void> {
  if ((await getSession()) !== "out") connect();
}
