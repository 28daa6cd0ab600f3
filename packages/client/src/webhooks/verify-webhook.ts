import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { eventTypes, isKnown } from "@document-export/types/constants";
import { fromBase64 } from "./base64.js";
import { importVerifyingKey } from "./keys.js";
import type { MessageStore } from "./message-store.js";
import { signedContent } from "./sign-webhook.js";

/**
 * A call as received by `node:http` and frameworks based on it. The body must be the raw bytes, never parsed and
 * serialized again.
 */
export interface ReceivedWebhook {
  /** Headers by lower-case name, or a `Headers` object. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** How a call is verified. */
export interface VerifyOptions {
  /** Maximum difference between the signed timestamp and the current time, in seconds. @default 300 */
  readonly toleranceSeconds?: number;
  /** Message store; messages that it already contains are rejected. */
  readonly store?: MessageStore;
}

/**
 * Why a received call is rejected: its `timestamp` is too far from now, no `signature` is by one of the keys, its `id`
 * was received before, or its `body` is not JSON. The error also says if a header is missing.
 */
export type WebhookFault = "timestamp" | "signature" | "id" | "body";

/** A received call that must not be processed; respond with 400, or with 204 if its `id` is known. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly kind: WebhookFault;

  constructor(kind: WebhookFault, got: string) {
    super(got ? `wrong webhook-${kind}: \`${got.slice(0, 200)}\`` : `no webhook-${kind}`);
    this.kind = kind;
  }
}

/**
 * Verifies that one of the keys signed a received call, and returns its event (decision `event-signing`). Keys have the
 * format of Standard Webhooks: `whpk_` (Ed25519, signatures `v1a`) as implementations publish them, or `whsec_` (HMAC,
 * `v1`) if both sides share a secret. Throws a WebhookError that says what is wrong with the call, a TypeError for
 * another kind of key or for a value that is not a received call, such as a parsed body, and errors of the store.
 */
export async function verifyWebhook(
  call: Request | ReceivedWebhook,
  keys: readonly string[],
  { toleranceSeconds = 300, store }: VerifyOptions = {},
): Promise<WebhookEvent | UnknownWebhookEvent> {
  assertCall(call, keys);
  const id = headerOf(call, "webhook-id");
  const time = headerOf(call, "webhook-timestamp");
  const signatures = headerOf(call, "webhook-signature");
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) <= toleranceSeconds;
  if (!isRecent) throw new WebhookError("timestamp", time);
  const body = "arrayBuffer" in call ? await call.arrayBuffer() : call.body;
  const content = await signedContent(id, time, body);
  if (!(await isSigned(keys, signatures, content))) throw new WebhookError("signature", signatures);
  if (store && !(await store.add(id))) throw new WebhookError("id", id);
  try {
    // The types allow a view of shared memory; a body received over a connection never is one.
    return (await new Response(body as Uint8Array<ArrayBuffer>).json()) as
      | WebhookEvent
      | UnknownWebhookEvent;
  } catch (cause) {
    throw new WebhookError("body", String(cause));
  }
}

/** Whether the contract describes an event, so that its `type` determines the type of its `data`. */
export function isKnownEvent(event: WebhookEvent | UnknownWebhookEvent): event is WebhookEvent {
  return isKnown(eventTypes, event.type);
}

/** Throws a TypeError if the arguments cannot be verified at all, whoever sent the call. */
function assertCall(call: Request | ReceivedWebhook, keys: readonly string[]): void {
  const { headers, body } = call;
  if (Object(headers) !== headers)
    throw new TypeError(`headers: expected an object, got ${typeof headers}`);
  if (!("arrayBuffer" in call || ArrayBuffer.isView(body)))
    throw new TypeError(`body: expected a Uint8Array of the raw bytes, got ${typeof body}`);
  if (!Array.isArray(keys)) throw new TypeError(`keys: expected a list, got ${typeof keys}`);
}

function headerOf({ headers }: Request | ReceivedWebhook, name: string): string {
  return String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? "");
}

/**
 * Whether any key made any of the signatures, each a version, a comma and base64. The version is ignored: a signature
 * of one algorithm never verifies with a key of the other.
 */
async function isSigned(
  keys: readonly string[],
  signatures: string,
  content: ArrayBuffer,
): Promise<boolean> {
  for (const [index, text] of keys.entries()) {
    const key = await importVerifyingKey(text).catch((cause: unknown) => {
      const expected = "`whpk_` or `whsec_` and base64";
      throw new TypeError(`keys[${index}]: expected ${expected}, got another form`, { cause });
    });
    for (const signature of signatures.split(" "))
      try {
        const bytes = fromBase64(signature.replace(/.*,/, ""));
        if (await crypto.subtle.verify(key.algorithm, key, bytes, content)) return true;
      } catch {
        // Text that is not base64 is not a signature.
      }
  }
  return false;
}
