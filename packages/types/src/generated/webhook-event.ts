// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type * as schemas from "./schemas.js";

/** An event that an endpoint receives: the body of any of the calls under `webhooks`. */
export type WebhookEvent =
  | schemas.JobQueuedEvent
  | schemas.JobProcessingEvent
  | schemas.JobDoneEvent
  | schemas.JobFailedEvent
  | schemas.DocumentExportCreatedEvent;
