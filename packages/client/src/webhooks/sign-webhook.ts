import { toBase64 } from "./base64.js";
import { importSigningKey } from "./keys.js";

/** A message to sign. */
export interface OutgoingWebhook {
  readonly id: string;
  readonly body: string | Uint8Array;
  /** Time of sending. @default now */
  readonly sentAt?: Date;
}

/** The headers of Standard Webhooks for one message. */
export interface SignedHeaders extends Readonly<Record<string, string>> {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

/**
 * Signs a message with each of the keys, `whsk_` (Ed25519) or `whsec_` (HMAC), and returns the headers that
 * `verifyWebhook` accepts. For tests of receivers. Throws a TypeError for any other kind of key.
 */
export async function signWebhook(
  { id, body, sentAt = new Date() }: OutgoingWebhook,
  keys: readonly string[],
): Promise<SignedHeaders> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const content = await signedContent(id, timestamp, body);
  const signatures = await Promise.all(keys.map((key) => sign(key, content)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function sign(key: string, content: ArrayBuffer): Promise<string> {
  const { version, imported } = await importSigningKey(key);
  const signature = await crypto.subtle.sign(imported.algorithm, imported, content);
  return `${version},${toBase64(signature)}`;
}

/** Returns the bytes to sign (Standard Webhooks 1.0.0; decision `event-signing`). */
export function signedContent(
  id: string,
  timestamp: string,
  body: string | ArrayBuffer | Uint8Array,
): Promise<ArrayBuffer> {
  // The types allow a view of shared memory, which Blob refuses; a body received over a connection never is one.
  return new Blob([`${id}.${timestamp}.`, body as Uint8Array<ArrayBuffer>]).arrayBuffer();
}
