/** The events that a webhook can react to (decision `event-names`). */
export const eventTypes = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;

/** An event that the contract describes; a later version may send others. */
export type KnownEventType = (typeof eventTypes)[number];
