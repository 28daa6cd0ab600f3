import type { Client } from "@document-export/client";
import type { Webhook, WebhookCreate } from "@document-export/types";
import { isLoopback } from "./forward.js";
import type { OwnWebhooks } from "./own-webhooks.js";

/** A webhook that calls the listener. */
export interface Registration {
  readonly webhook: Webhook;
  /** Whether a listener on this machine made it, now or before. */
  readonly isOwn: boolean;
  readonly isNew: boolean;
}

/** The description of what a listener registers. */
export const OWN_DESCRIPTION = "docexport webhooks listen";

const PAGE_SIZE = 200;

/**
 * The webhook of this endpoint, these events and these connections: an equal one, or else a new one. The interface
 * cannot delete a webhook, and an implementation limits their number. One that a listener has ended by 410 stays in
 * the list, disabled (decision `webhook-lifecycle`): it is not in `own` any more, and not used again.
 */
export async function register(
  client: Client,
  wanted: Pick<WebhookCreate, "endpoint" | "events" | "connections">,
  own: OwnWebhooks,
  signal: AbortSignal,
): Promise<Registration> {
  const ownIds = await own.list();
  let equal: Registration | undefined;
  for await (const webhook of client.iterateWebhooks({ pageSize: PAGE_SIZE, signal })) {
    const isListeners = webhook.description === OWN_DESCRIPTION;
    // Ids begin again where a service was set up again.
    const isOwn = isListeners && ownIds.includes(webhook.id);
    if ((isOwn || !isListeners) && isEqual(webhook, wanted))
      equal = { webhook, isOwn, isNew: false };
  }
  if (equal) return equal;
  const webhook = await client.createWebhook({
    webhook: { ...wanted, description: OWN_DESCRIPTION },
    signal,
  });
  await own.add(webhook.id);
  return { webhook, isOwn: true, isNew: true };
}

/**
 * The events of a webhook that no other webhook sends to one of the addresses: their calls can only be its own. A call
 * does not say which webhook it belongs to, and 410 disables that one.
 */
export async function eventsOfOnly(
  client: Client,
  { id, events }: Pick<Webhook, "id" | "events">,
  addresses: readonly string[],
  own: OwnWebhooks,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const places = new Set(addresses.map(placeOf));
  const ended = await own.listEnded();
  const only = new Set<string>(events);
  for await (const other of client.iterateWebhooks({ pageSize: PAGE_SIZE, signal })) {
    const isOver = other.description === OWN_DESCRIPTION && ended.includes(other.id);
    if (other.id === id || isOver || !places.has(placeOf(other.endpoint))) continue;
    for (const event of other.events) only.delete(event);
  }
  return only;
}

/** Where calls arrive: a listener takes those of every path, and this machine has several names. */
function placeOf(endpoint: string): string {
  if (!URL.canParse(endpoint)) return endpoint;
  const url = new URL(endpoint);
  return isLoopback(url) ? `loopback:${url.port}` : url.origin;
}

function isEqual(
  { endpoint, events, connections }: Webhook,
  wanted: Pick<WebhookCreate, "endpoint" | "events" | "connections">,
): boolean {
  const ids = connections.map(({ id }) => id);
  return (
    endpoint === wanted.endpoint &&
    hasSame(events, wanted.events) &&
    hasSame(ids, wanted.connections)
  );
}

function hasSame<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  const set = new Set(others);
  return set.size === new Set(some).size && some.every((value) => set.has(value));
}
