import type { Client } from "@document-export/client";
import type { Webhook, WebhookCreate } from "@document-export/types";
import { isLoopback } from "./forward.js";
import type { OwnWebhooks } from "./own-webhooks.js";

/** The webhook that calls the listener. */
export interface Registration {
  readonly webhook: Webhook;
  /** True if a listener on this machine registered it, in this run or an earlier one. */
  readonly isOwn: boolean;
  readonly isNew: boolean;
}

/** Description that listeners give to their webhooks. */
export const OWN_DESCRIPTION = "docexport webhooks listen";

const PAGE_SIZE = 200;

/**
 * Finds a webhook with this endpoint, these events and these connections, or registers one. Reuses webhooks because the
 * interface cannot delete them and services limit their number. A webhook that a listener ended with 410 remains in the
 * list as disabled (decision `webhook-lifecycle`) and is not reused.
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
    // A service that was set up again counts ids from 1 again, so the description is compared too.
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
 * Returns the events that no other webhook sends to these addresses. A call does not say which webhook sent it, and a
 * response with 410 disables that webhook.
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

/**
 * Normalizes the address of an endpoint: a listener accepts calls on every path, and this machine has several names.
 */
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
