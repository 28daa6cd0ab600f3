// Generated from operator.json. Do not edit: change the description and generate again.

/** An event that an endpoint receives: the body of any of the calls under `webhooks`. */
export type WebhookEvent = never;
