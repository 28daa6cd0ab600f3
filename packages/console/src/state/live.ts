import { batch, signal } from "@preact/signals";
import { getSession } from "./sign-in.ts";
import type { AuditEntry, Delivery, Job, Overview, Webhook } from "@document-export/operator/types";

/** What the service says has changed: an item of a list, or a list that must be asked for again. */
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

/** Whether the page follows the service. */
export const liveState = signal<"connecting" | "live" | "lost">("connecting");
/** When the connection was lost, in milliseconds. */
export const lostAt = signal(0);
/** Counts connects: what was loaded before one may be old. */
export const connects = signal(0);

const listeners = new Set<(event: LiveEvent) => void>();
let source: EventSource | undefined;
let timer = 0;
let failures = 0;

/** Calls the listener with each event, until the returned function is called. */
export function onEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Connects now, instead of when the next attempt is due. */
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

/** Ends the stream and all attempts to connect. */
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

/** The browser does not say why: the session may have ended, or the service. */
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
