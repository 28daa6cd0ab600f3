export { createMemoryStore } from "./webhooks/create-memory-store.js";
export { createWebhookKeys, type WebhookKeyPair } from "./webhooks/create-webhook-keys.js";
export {
  createWebhookFeed,
  type WebhookFeed,
  type WebhookFeedOptions,
} from "./webhooks/create-webhook-feed.js";
export { isKnownEvent } from "./webhooks/is-known-event.js";
export type { MessageStore } from "./webhooks/message-store.js";
export type { ReceivedWebhook } from "./webhooks/received-webhook.js";
export { signWebhook, type OutgoingWebhook, type SignedHeaders } from "./webhooks/sign-webhook.js";
export { verifyWebhook, type VerifyOptions } from "./webhooks/verify-webhook.js";
export { WebhookError, type WebhookFault } from "./webhooks/webhook-error.js";
