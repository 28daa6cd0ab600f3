/** What happens to a job, as its history names it. */
export type JobHistoryEvent =
  "queued" | "claimed" | "requeued" | "released" | "done" | "failed" | "canceled";

/** Something that happened to a job. */
export interface JobHistoryEntry {
  /** RFC 3339, as the database writes it. */
  readonly at: string;
  readonly event: JobHistoryEvent;
  readonly attempt: number;
  /** Why, where there is more to say than the event does. */
  readonly detail?: string | undefined;
}
