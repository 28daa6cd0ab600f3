import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import { numbered, withId } from "./by-id.js";
import { circuitJson, type CircuitRow } from "./circuits.js";
import type { NamedRef } from "./jobs.js";
import {
  contains,
  given,
  readPage,
  refOf,
  timeOf,
  type Condition,
  type KeysetList,
  type KeysetPage,
  type KeysetRequest,
} from "./keyset.js";

/** State of a webhook. A `disabled` webhook gets no events; the last call of a `failing` one was not accepted. */
export type WebhookState = "working" | "failing" | "disabled";

/** A webhook as shown in lists; times in RFC 3339. */
export interface WebhookRow {
  readonly id: number;
  readonly workspace: NamedRef;
  readonly endpoint: string;
  readonly description: string | null;
  readonly origin: string | null;
  readonly events: readonly string[];
  readonly connections: readonly NamedRef[];
  readonly state: WebhookState;
  readonly createdAt: string;
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
  readonly circuit: CircuitRow | null;
  /** Number of pending deliveries, at most {@link MAX_PENDING}. */
  readonly pending: number;
}

/** Filters for webhooks, combined with AND. */
export interface WebhookFilter {
  readonly workspace?: number | undefined;
  readonly state?: WebhookState | undefined;
  /** A part of the endpoint, description or origin. */
  readonly q?: string | undefined;
}

/** Maximum number of pending deliveries counted per webhook. */
export const MAX_PENDING = 1000;
/** Maximum number of pending deliveries of all webhooks that are scanned to count them. */
const MAX_LOOKED_AT = 10_000;

const isDisabled = (webhook: string) => sql`${sql.ref(`${webhook}.disabled_at`)} is not null`;
const isFailing = (webhook: string) =>
  sql`${sql.ref(`${webhook}.disabled_at`)} is null and ${sql.ref(`${webhook}.failing_since`)} is not null`;

/** Selects the state of a row `item`. */
export const webhookState = sql`case when ${isDisabled("item")} then 'disabled'
  when ${isFailing("item")} then 'failing' else 'working' end`;

/** Numbers of webhooks; the words have the same meaning everywhere. */
export interface WebhookCounts {
  /** Webhooks that get messages: working and failing ones. */
  readonly activeWebhooks: number;
  /** Active webhooks whose last call was not accepted. */
  readonly failingWebhooks: number;
  readonly disabledWebhooks: number;
}

/** Selects {@link WebhookCounts} in one row. */
export const webhookCounts = sql`select
    count(*) filter (where not (${isDisabled("webhooks")}))::int as "activeWebhooks",
    count(*) filter (where ${isFailing("webhooks")})::int as "failingWebhooks",
    count(*) filter (where ${isDisabled("webhooks")})::int as "disabledWebhooks"
  from webhooks`;

const select = sql`item.id, ${refOf("workspace")} as workspace, item.endpoint, item.description, item.origin,
  (select coalesce(json_agg(event order by position), '[]') from webhook_events where webhook_id = item.id) as events,
  (select coalesce(json_agg(${refOf("connection")} order by position), '[]')
    from webhook_connections join connections as connection on connection.id = connection_id
    where webhook_id = item.id) as connections,
  ${webhookState} as state, ${timeOf("item.created_at")} as "createdAt", ${timeOf("item.failing_since")} as "failingSince",
  ${timeOf("item.disabled_at")} as "disabledAt", ${circuitJson("circuit", "workspace")} as circuit`;

const joins = sql`
  join workspaces as workspace on workspace.id = item.workspace_id
  left join circuits as circuit on circuit.workspace_id = item.workspace_id
    and circuit.address = regexp_replace(item.endpoint, '[?#].*$', '')`;

/** Returns a page of webhooks, newest first. */
export async function listWebhooks(
  db: Kysely<Database>,
  { workspace, state: wanted, q }: WebhookFilter,
  request: KeysetRequest,
): Promise<KeysetPage<WebhookRow>> {
  const owner = given(workspace, (id) => sql<SqlBool>`webhooks.workspace_id = ${id}`);
  const filters: readonly Condition[] = [
    ...given(wanted, (one) => sql<SqlBool>`${webhookState} = ${one}`),
    ...given(q, (text) =>
      contains([sql`item.endpoint`, sql`item.description`, sql`item.origin`], text),
    ),
  ];
  const list = { branches: [numbered("webhooks", owner)], filters, select, joins } as const;
  return withPending(db, list, request);
}

/** Finds a webhook; undefined if there is none with this id. */
export async function findWebhook(
  db: Kysely<Database>,
  id: number,
): Promise<WebhookRow | undefined> {
  const list = { branches: [withId("webhooks", id)], filters: [], select, joins } as const;
  const { rows } = await withPending(db, list, { limit: 1, cursor: undefined });
  return rows[0];
}

async function withPending(
  db: Kysely<Database>,
  list: KeysetList,
  request: KeysetRequest,
): Promise<KeysetPage<WebhookRow>> {
  const page = await readPage<Omit<WebhookRow, "pending">>(db, list, request);
  const counts = page.rows.length === 0 ? new Map<number, number>() : await countPending(db);
  const rows = page.rows.map((row) => ({
    ...row,
    pending: Math.min(counts.get(row.id) ?? 0, MAX_PENDING),
  }));
  return { ...page, rows };
}

/** Counts pending deliveries by webhook. If there are more deliveries than are scanned, the counts may be too low. */
async function countPending(db: Kysely<Database>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ webhook: number; count: number }>`
    select message.webhook_id as webhook, count(*)::int as count
    from (select message_id from webhook_deliveries where state = 'pending' limit ${sql.lit(MAX_LOOKED_AT)}) as pending
    join webhook_messages as message on message.id = pending.message_id
    where message.webhook_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ webhook, count }) => [webhook, count]));
}
