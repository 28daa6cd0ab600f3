import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import type { NamedRef } from "./jobs.js";
import {
  contains,
  given,
  inRange,
  readPage,
  refOf,
  timeOf,
  type Branch,
  type Condition,
  type KeysetPage,
  type KeysetRequest,
  type TimeRange,
} from "./keyset.js";

/** State of a delivery. */
export type DeliveryState = Database["webhook_deliveries"]["state"];

/** A delivery as shown in lists; times in RFC 3339. */
export interface DeliveryRow {
  /** Id of the message. */
  readonly id: string;
  readonly event: string;
  readonly job: string;
  readonly workspace: NamedRef;
  readonly webhook: number | null;
  readonly endpoint: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly endedAt: string | null;
}

/** Filters for deliveries, combined with AND. */
export interface DeliveryFilter extends TimeRange {
  /** States to include; none for all states. */
  readonly states: readonly DeliveryState[];
  readonly webhook?: number | undefined;
  readonly event?: string | undefined;
  readonly job?: string | undefined;
  readonly workspace?: number | undefined;
  /** The full id of the message, job or document, or a part of the endpoint, the event or the document title. */
  readonly q?: string | undefined;
}

/** Columns of a delivery that are shown. */
export const deliveryColumnsShown = sql`item.id, item.event, item.job_id as job, ${refOf("workspace")} as workspace,
  item.webhook_id as webhook, item.endpoint, item.state, item.attempts, ${timeOf("item.created_at")} as "createdAt",
  ${timeOf("item.next_attempt_at")} as "nextAttemptAt", ${timeOf("item.ended_at")} as "endedAt"`;

/** Joins of the tables that {@link deliveryColumnsShown} uses. */
export const deliveryJoins = sql`
  join jobs as job on job.id = item.job_id
  join workspaces as workspace on workspace.id = job.workspace_id`;

/** Columns of a message and its delivery, without the body, which may be large. */
export const deliveryItem = sql`message.id, message.job_id, message.event, message.webhook_id, message.endpoint,
  message.created_at, delivery.state, delivery.attempts, delivery.next_attempt_at, delivery.ended_at`;

/** Returns a page of deliveries, newest first. */
export async function listDeliveries(
  db: Kysely<Database>,
  filter: DeliveryFilter,
  request: KeysetRequest,
): Promise<KeysetPage<DeliveryRow>> {
  const { branches, filters } = planOf(filter);
  const select = deliveryColumnsShown;
  return readPage(db, { branches, filters, select, joins: deliveryJoins }, request);
}

interface Plan {
  readonly branches: readonly [Branch, ...Branch[]];
  readonly filters: readonly Condition[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Chooses the index for the query; the remaining filters are checked delivery by delivery. */
function planOf({ job: givenJob, q: text, ...filter }: DeliveryFilter): Plan {
  const isJob = givenJob === undefined && text !== undefined && UUID.test(text);
  const [job, q] = isJob ? [text, undefined] : [givenJob, text];
  const { states, webhook, event, workspace, ...range } = filter;
  const times = inRange(sql`message.created_at`, range);
  const isMessage = q?.startsWith("msg_") ?? false;
  const filters = [
    ...given(event, (type) => sql<SqlBool>`item.event = ${type}`),
    ...given(
      workspace,
      (id) => sql<SqlBool>`(select workspace_id from jobs where jobs.id = item.job_id) = ${id}`,
    ),
    ...given(isMessage ? undefined : q, (text) => mentions(text)),
  ];
  const ofState = states.length === 0 ? [] : [sql<SqlBool>`item.state = any(${states}::text[])`];
  if (isMessage) {
    const ofWebhook = given(webhook, (id) => sql<SqlBool>`item.webhook_id = ${id}`);
    const branches = [messages(...times, sql`message.id = ${q}`)] as const;
    return { branches, filters: [...filters, ...ofState, ...ofWebhook] };
  }
  if (job !== undefined) {
    const ofWebhook = given(webhook, (id) => sql<SqlBool>`item.webhook_id = ${id}`);
    const branches = [messages(...times, sql`message.job_id = ${job}::uuid`)] as const;
    return { branches, filters: [...filters, ...ofState, ...ofWebhook] };
  }
  const [first, ...others] = states.includes("delivered") ? [] : [...new Set(states)];
  if (first) {
    const ofWebhook = given(webhook, (id) => sql<SqlBool>`item.webhook_id = ${id}`);
    const branchOf = (state: DeliveryState) => undelivered(state, range);
    const branches = [branchOf(first), ...others.map(branchOf)] as const;
    return { branches, filters: [...filters, ...ofWebhook] };
  }
  const ofWebhook = given(webhook, (id) => sql<SqlBool>`message.webhook_id = ${id}`);
  return { branches: [messages(...times, ...ofWebhook)], filters: [...filters, ...ofState] };
}

/** Returns the condition that the receiver, the event, or the title or id of the document contains a text. */
function mentions(text: string): Condition {
  const isAboutDocument = sql<SqlBool>`exists (select from jobs where jobs.id = item.job_id and (
    jobs.document->>'documentId' = ${text} or ${contains([sql`jobs.document->>'title'`], text)}))`;
  return sql<SqlBool>`(${contains([sql`item.endpoint`, sql`item.event`], text)} or ${isAboutDocument})`;
}

function messages(...where: readonly Condition[]): Branch {
  return {
    columns: deliveryItem,
    from: sql`webhook_messages as message
      join webhook_deliveries as delivery on delivery.message_id = message.id`,
    where,
    keys: [
      { column: sql`message.created_at`, type: "timestamptz" },
      { column: sql`message.id`, type: "text" },
    ],
  };
}

function undelivered(state: DeliveryState, range: TimeRange): Branch {
  return {
    columns: deliveryItem,
    from: sql`webhook_deliveries as delivery
      join webhook_messages as message on message.id = delivery.message_id`,
    where: [
      sql<SqlBool>`delivery.state = ${sql.lit(state)}`,
      ...inRange(sql`delivery.created_at`, range),
    ],
    keys: [
      { column: sql`delivery.created_at`, type: "timestamptz" },
      { column: sql`delivery.message_id`, type: "text" },
    ],
  };
}
