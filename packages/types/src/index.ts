export type * from "./generated/operation-types.js";
export type * from "./generated/schemas.js";
export type { WebhookEvent } from "./generated/webhook-event.js";
export type { FinalJobStatus, KnownEventType, KnownProblemType } from "./constants.js";
export type { EventType, Page, ProblemType, UnknownWebhookEvent } from "./named.js";
