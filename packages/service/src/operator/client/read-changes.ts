import { setTimeout as delay } from "node:timers/promises";
import type { OperatorEvent } from "@document-export/operator/types";
import type { Operator } from "./operator.js";

/** What may have changed: lists, and the overview. */
export type Changed = "jobs" | "deliveries" | "webhooks" | "audit" | "overview";

/** Which list an event is about; `changed` names its list itself. */
const LIST_OF: Readonly<Record<Exclude<OperatorEvent["type"], "changed">, Changed>> = {
  job: "jobs",
  delivery: "deliveries",
  webhook: "webhooks",
  audit: "audit",
  overview: "overview",
};

/** In milliseconds: between two looks where nothing tells of changes, and before the service is tried again. */
const INTERVAL_MS = 2000;

/**
 * Gives whenever something of a kind may have changed, until the signal aborts: at the beginning, and again when the events
 * have begun, since nothing reports what changed in between. A service that is away is tried again: `onAway` is called with
 * the reason. Where this command has the embedded database itself, nobody else can change it: it gives once.
 */
export async function* readChanges(
  operator: Operator,
  kind: Changed,
  { signal, onAway }: { readonly signal: AbortSignal; readonly onAway: (error: unknown) => void },
): AsyncGenerator<void> {
  while (!signal.aborted) {
    // After a break too: nothing tells what changed meanwhile.
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
    // Where it ends at the first yield, no loop has begun that would close the connection.
    await events.cancel();
  }
}
