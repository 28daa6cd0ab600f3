import type { Generated, Selectable } from "kysely";

/** A registered webhook. */
export interface WebhookTable {
  id: Generated<number>;
  workspace_id: number;
  endpoint: string;
  description: string | null;
  origin: string | null;
  created_at: Date;
  disabled_at: Date | null;
  failing_since: Date | null;
}

/** Events that a webhook receives, in order. */
export interface WebhookEventTable {
  webhook_id: number;
  position: number;
  event: string;
}

/** Connections whose events a webhook receives. */
export interface WebhookConnectionTable {
  webhook_id: number;
  position: number;
  connection_id: number;
}

/** A message to a webhook, or to a URL in the options of an export. */
export interface WebhookMessageTable {
  id: string;
  job_id: string;
  event: string;
  attempt: number;
  webhook_id: number | null;
  endpoint: string;
  body: string;
  created_at: Date;
  traceparent: string | null;
}

/** Delivery state of a message. */
export interface WebhookDeliveryTable {
  message_id: string;
  created_at: Generated<Date>;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  next_attempt_at: Date | null;
  ended_at: Date | null;
}

/** Attempts at deliveries. */
export interface WebhookAttemptTable {
  message_id: string;
  number: number;
  status: number | null;
  error: string | null;
  response: string;
  duration: number;
  attempted_at: Date;
}

/** A token that gives access to the page of one webhook. */
export interface ViewTokenTable {
  id: Generated<number>;
  webhook_id: number;
  hash: Uint8Array;
  name: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** A message with everything that its delivery needs. */
export type MessageRow = Selectable<WebhookMessageTable>;
/** Columns of a message, listed explicitly: a newer version that runs at the same time may have added more. */
export const messageColumns = [
  "id",
  "job_id",
  "event",
  "attempt",
  "webhook_id",
  "endpoint",
  "body",
  "created_at",
  "traceparent",
] as const satisfies readonly (keyof MessageRow)[];

/** An attempt at a delivery. */
export type AttemptRow = Selectable<WebhookAttemptTable>;
