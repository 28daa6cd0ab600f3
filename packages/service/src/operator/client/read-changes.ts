import { setTimeout as delay } from "node:timers/promises";
import type { OperatorEvent } from "@document-export/operator/types";
import type { Operator } from "./operator.js";

/** A list that may have changed, or the overview. */
export type Changed = "jobs" | "deliveries" | "webhooks" | "audit" | "overview";

/** List that each event type belongs to; a `changed` event names its own list. */
const LIST_OF: Readonly<Record<Exclude<OperatorEvent["type"], "changed">, Changed>> = {
  job: "jobs",
  delivery: "deliveries",
  webhook: "webhooks",
  audit: "audit",
  overview: "overview",
};

/** Time in milliseconds between polls if there are no change events, and before reconnecting to the service. */
const INTERVAL_MS = 2000;

/**
 * Yields whenever something of a kind may have changed, until the signal aborts: at the start, and again once the event
 * stream is open, because nothing reports changes in between. If the service is unavailable, it calls `onAway` with the
 * reason and retries. If this command has opened the embedded database itself, nobody else can change it, and it yields
 * once.
 */
export async function* readChanges(
  operator: Operator,
  kind: Changed,
  { signal, onAway }: { readonly signal: AbortSignal; readonly onAway: (error: unknown) => void },
): AsyncGenerator<void> {
  while (!signal.aborted) {
    // Also yields after a lost connection, because nothing reports the changes since then.
    yield;
    if (operator.untilService) return;
    try {
      if (operator.isRunning) for await (const _ of streamOf(operator, kind, signal)) yield;
    } catch (error) {
      if (!signal.aborted) onAway(error);
    }
    await delay(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function* streamOf({ client }: Operator, kind: Changed, signal: AbortSignal) {
  const events = await client.streamEvents({ signal, retries: 0 });
  try {
    yield;
    for await (const event of events)
      if (event.type === "changed" ? event.list === kind : LIST_OF[event.type] === kind) yield;
  } finally {
    // If the consumer stops at the first yield, no loop has started that would close the connection.
    await events.cancel();
  }
}
