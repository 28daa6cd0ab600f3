/**
 * What a received call is refused for: a `timestamp` too far from now, no `signature` by one of the keys, an `id`
 * that was received before, or a `body` that is not JSON. A missing header fails as an empty one.
 */
export type WebhookFault = "timestamp" | "signature" | "id" | "body";

/** A received call that is not to be acted upon; respond to it with 400, one with a known `id` with 204. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly kind: WebhookFault;

  constructor(kind: WebhookFault, got: string) {
    super(`wrong webhook-${kind}: \`${got.slice(0, 200)}\``);
    this.kind = kind;
  }
}
