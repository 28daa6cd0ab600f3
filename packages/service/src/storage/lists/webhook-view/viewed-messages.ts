import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../../database.js";
import { deliveryItem, type DeliveryState } from "../deliveries.js";
import {
  readPage,
  timeOf,
  type Condition,
  type KeysetPage,
  type KeysetRequest,
} from "../keyset.js";
import { callFailure } from "../webhook-calls.js";

/**
 * A message as shown to the operator of the calling system: without body, address or error text. Times are in RFC 3339.
 */
export interface ViewedMessage {
  readonly id: string;
  readonly event: string;
  readonly job: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly lastCall: ViewedCall | null;
}

/** Last call for a message. */
export interface ViewedCall {
  readonly at: string;
  /** Response status; null if there was no response. */
  readonly status: number | null;
  /** Response status or failure kind; null if the call was accepted. */
  readonly failure: string | null;
  /** Duration in milliseconds. */
  readonly duration: number | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const select = sql`item.id, item.event, item.job_id as job, item.state, item.attempts,
  ${timeOf("item.created_at")} as "createdAt", ${timeOf("item.next_attempt_at")} as "nextAttemptAt",
  (select json_build_object('at', ${timeOf("attempted_at")}, 'status', status, 'failure', ${callFailure},
      'duration', duration)
    from webhook_attempts where message_id = item.id order by number desc limit 1) as "lastCall"`;

/**
 * Returns a page of the messages of one webhook, newest first; `about` is the full id of a message, job or document.
 */
export async function listViewedMessages(
  db: Kysely<Database>,
  webhook: number,
  about: string | undefined,
  request: KeysetRequest,
): Promise<KeysetPage<ViewedMessage>> {
  const { where, filters } = conditionsOf(about);
  const branch = {
    columns: deliveryItem,
    from: sql`webhook_messages as message
      join webhook_deliveries as delivery on delivery.message_id = message.id`,
    where: [sql<SqlBool>`message.webhook_id = ${webhook}`, ...where],
    keys: [
      { column: sql`message.created_at`, type: "timestamptz" },
      { column: sql`message.id`, type: "text" },
    ],
  } as const;
  return readPage(db, { branches: [branch], filters, select }, request);
}

interface Conditions {
  /** Conditions that an index covers. */
  readonly where: readonly Condition[];
  readonly filters: readonly Condition[];
}

function conditionsOf(about: string | undefined): Conditions {
  if (about === undefined) return { where: [], filters: [] };
  if (about.startsWith("msg_"))
    return { where: [sql<SqlBool>`message.id = ${about}`], filters: [] };
  if (UUID.test(about))
    return { where: [sql<SqlBool>`message.job_id = ${about}::uuid`], filters: [] };
  const ofDocument = sql<SqlBool>`exists (select from jobs
    where jobs.id = item.job_id and jobs.document->>'documentId' = ${about})`;
  return { where: [], filters: [ofDocument] };
}
