// Generated from operator.json. Do not edit: change the description and generate again.

/** What an endpoint receives: the body of any of the calls under `webhooks`. */
export type WebhookEvent = never;
