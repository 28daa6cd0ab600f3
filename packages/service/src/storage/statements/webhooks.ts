import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import type { Page, PageRequest } from "../page.js";

/** A webhook with its events and connections, both in their original order. */
export interface WebhookView {
  readonly id: number;
  readonly endpoint: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly connections: readonly { readonly id: number; readonly name: string }[];
}

/** Input for adding a webhook. */
export interface NewWebhook {
  readonly workspace: number;
  readonly endpoint: string;
  readonly description: string | null;
  readonly origin: string | null;
  readonly events: readonly string[];
  readonly connections: readonly number[];
  readonly now: Date;
}

/** Column with a row `webhook` as {@link WebhookView}. */
const view = sql`json_build_object('id', webhook.id, 'endpoint', webhook.endpoint, 'description', webhook.description,
  'events', (select json_agg(event order by position) from webhook_events where webhook_id = webhook.id),
  'connections', (select json_agg(json_build_object('id', connection.id, 'name', connection.name) order by position)
    from webhook_connections join connections as connection on connection.id = connection_id
    where webhook_id = webhook.id))`;

/** Adds a webhook and returns its id. */
export async function addWebhook(trx: Kysely<Database>, webhook: NewWebhook): Promise<number> {
  const { workspace, endpoint, description, origin, events, connections, now } = webhook;
  const { id } = await trx
    .insertInto("webhooks")
    .values({ workspace_id: workspace, endpoint, description, origin, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("webhook_events")
    .values(events.map((event, position) => ({ webhook_id: id, position, event })))
    .execute();
  await trx
    .insertInto("webhook_connections")
    .values(
      connections.map((connection, position) => ({
        webhook_id: id,
        position,
        connection_id: connection,
      })),
    )
    .execute();
  return id;
}

/** Returns a page of a workspace's webhooks, oldest first, including disabled ones (decision `webhook-lifecycle`). */
export async function pageOfWebhooks(
  db: Kysely<Database>,
  workspace: number,
  { offset, limit }: PageRequest,
): Promise<Page<WebhookView>> {
  const { rows } = await sql<Page<WebhookView>>`
    select (select count(*)::int from webhooks where workspace_id = ${workspace}) as total, coalesce(
      (select json_agg(${view} order by webhook.id) from (
        select * from webhooks where workspace_id = ${workspace}
        order by id offset ${offset} limit ${limit}) as webhook), '[]') as items`.execute(db);
  return rows[0] ?? { items: [], total: 0 };
}

/** Returns a webhook that is known to exist. */
export async function getWebhook(db: Kysely<Database>, id: number): Promise<WebhookView> {
  const { rows } = await sql<{ webhook: WebhookView }>`
    select ${view} as webhook from webhooks as webhook where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`The webhook ${id} is gone.`);
  return found.webhook;
}

/**
 * Counts the workspace's webhooks that are not disabled. Locks the workspace's row, so that two concurrent requests
 * cannot exceed the limit.
 */
export async function countActiveWebhooks(
  trx: Kysely<Database>,
  workspace: number,
): Promise<number> {
  await trx
    .selectFrom("workspaces")
    .select("id")
    .where("id", "=", workspace)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { total } = await trx
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll<number | string | bigint>().as("total"))
    .where("workspace_id", "=", workspace)
    .where("disabled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Records that a webhook responds. Its row, which all its deliveries share, is written only if it has been failing:
 * otherwise they would wait for each other.
 */
export async function noteWebhookWorks(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable("webhooks")
    .set({ failing_since: null })
    .where("id", "=", id)
    .where("failing_since", "is not", null)
    .execute();
}

/** Records that a webhook failed, and returns since when it has been failing. */
export async function noteWebhookFails(
  trx: Kysely<Database>,
  id: number,
  now: Date,
): Promise<Date | null> {
  const { failing_since } = await trx
    .updateTable("webhooks")
    .set(({ fn, val }) => ({ failing_since: fn.coalesce("failing_since", val(now)) }))
    .where("id", "=", id)
    .returning("failing_since")
    .executeTakeFirstOrThrow();
  return failing_since;
}

/** Disables a webhook: it stays in lists, but gets no more events. */
export async function disableWebhook(trx: Kysely<Database>, id: number, now: Date): Promise<void> {
  await trx.updateTable("webhooks").set({ disabled_at: now }).where("id", "=", id).execute();
}

/** Enables a webhook again and resets its failures; false if there is none with this id. */
export async function enableWebhook(db: Kysely<Database>, id: number): Promise<boolean> {
  const enabled = await db
    .updateTable("webhooks")
    .set({ disabled_at: null, failing_since: null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return enabled !== undefined;
}
