import { sql, type Kysely } from "kysely";
import type { Database } from "../../database.js";
import { timeOf } from "../keyset.js";
import { webhookState, type WebhookState } from "../webhooks.js";

/**
 * A webhook as shown to the operator of the calling system: without secrets, or data of other webhooks. Times are in
 * RFC 3339.
 */
export interface ViewedWebhook {
  /** Origin of the endpoint. Its path and query are not shown, because they may contain secrets. */
  readonly origin: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly state: WebhookState;
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
  /** Time since which an operator's pause has held back its deliveries; null if none does. */
  readonly pausedSince: string | null;
  /** Number of pending messages; at most {@link MAX_PENDING}. */
  readonly pending: number;
}

/** Maximum number of messages counted as pending. */
export const MAX_PENDING = 1000;
/** Number of the webhook's newest messages that are searched for pending ones. */
const MAX_LOOKED_AT = 10_000;

/** Finds a webhook; undefined if there is none with this id. */
export async function findViewedWebhook(
  db: Kysely<Database>,
  id: number,
): Promise<ViewedWebhook | undefined> {
  const { rows } = await sql<Omit<ViewedWebhook, "origin"> & { readonly endpoint: string }>`
    select item.endpoint, item.description, ${webhookState} as state,
      (select coalesce(json_agg(event order by position), '[]') from webhook_events where webhook_id = item.id) as events,
      ${timeOf("item.failing_since")} as "failingSince", ${timeOf("item.disabled_at")} as "disabledAt",
      (select ${timeOf("paused_at")} from pauses where work = 'deliveries' and resumed_at is null
        and (workspace_id is null or workspace_id = item.workspace_id)
        and (webhook_id is null or webhook_id = item.id) order by paused_at limit 1) as "pausedSince",
      (select count(*)::int from (select 1 from
          (select id from webhook_messages where webhook_id = item.id
            order by created_at desc, id desc limit ${sql.lit(MAX_LOOKED_AT)}) as message
          join webhook_deliveries as delivery on delivery.message_id = message.id
          where delivery.state = 'pending' limit ${sql.lit(MAX_PENDING)}) as waiting) as pending
    from webhooks as item where item.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { endpoint, ...rest } = row;
  return { ...rest, origin: new URL(endpoint).origin };
}
