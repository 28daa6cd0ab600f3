/** Events that the service sends (decision `event-names`). */
export const eventNames = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;

/** One of {@link eventNames}. */
export type EventName = (typeof eventNames)[number];
