export { createWebhookKeys, type WebhookKeyPair } from "./webhooks/keys.js";
export { createMemoryStore, type MessageStore } from "./webhooks/message-store.js";
export { signWebhook, type OutgoingWebhook, type SignedHeaders } from "./webhooks/sign-webhook.js";
export {
  isKnownEvent,
  verifyWebhook,
  WebhookError,
  type ReceivedWebhook,
  type VerifyOptions,
  type WebhookFault,
} from "./webhooks/verify-webhook.js";
export {
  createWebhookFeed,
  type WebhookFeed,
  type WebhookFeedOptions,
} from "./webhooks/webhook-feed.js";
