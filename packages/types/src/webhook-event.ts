import type {
  DocumentExportCreatedEvent,
  JobDoneEvent,
  JobFailedEvent,
  JobProcessingEvent,
  JobQueuedEvent,
} from "./generated/named.js";

/** What an endpoint receives, distinguished by `type` (decision `event-payload`). */
export type WebhookEvent =
  JobQueuedEvent | JobProcessingEvent | JobDoneEvent | JobFailedEvent | DocumentExportCreatedEvent;
