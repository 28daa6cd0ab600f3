import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { isSigned } from "./is-signed.js";
import type { MessageStore } from "./message-store.js";
import { headerOf, type ReceivedWebhook } from "./received-webhook.js";
import { signedContent } from "./signed-content.js";
import { WebhookError } from "./webhook-error.js";

/** How a call is judged. */
export interface VerifyOptions {
  /** How far the signed moment may lie from now, in seconds. @default 300 */
  readonly toleranceSeconds?: number;
  /** Refuses messages that it knows already. */
  readonly store?: MessageStore;
}

/**
 * The event of a received call, once its signature is found to be by one of the keys (decision `event-signing`).
 * Keys have the forms of Standard Webhooks: `whpk_` (Ed25519, signatures `v1a`) as an implementation publishes them,
 * `whsec_` (HMAC, `v1`) where both sides hold a secret. Throws a WebhookError that says what is wrong with the call,
 * a DOMException for a key of another form, and what the store throws.
 */
export async function verifyWebhook(
  call: Request | ReceivedWebhook,
  keys: readonly string[],
  { toleranceSeconds = 300, store }: VerifyOptions = {},
): Promise<WebhookEvent | UnknownWebhookEvent> {
  const id = headerOf(call, "webhook-id");
  const time = headerOf(call, "webhook-timestamp");
  const signatures = headerOf(call, "webhook-signature");
  const isNow = Math.abs(Date.now() / 1000 - Number(time)) <= toleranceSeconds;
  if (!isNow) throw new WebhookError("timestamp", time);
  const body = "arrayBuffer" in call ? await call.arrayBuffer() : call.body;
  const content = await signedContent(id, time, body);
  const isOurs = await isSigned(keys, signatures, content);
  if (!isOurs) throw new WebhookError("signature", signatures);
  if (store && !(await store.add(id))) throw new WebhookError("id", id);
  try {
    // A view over shared memory, which the types allow, is no body that came over a connection.
    return (await new Response(body as Uint8Array<ArrayBuffer>).json()) as
      WebhookEvent | UnknownWebhookEvent;
  } catch (cause) {
    throw new WebhookError("body", String(cause));
  }
}
