import type { Job } from "@document-export/types";

/** What tells the states of jobs while they change, such as `createWebhookFeed` of the sub-path `webhooks`. */
export interface JobFeed {
  /** Calls back with the last known state of the job, if there is one, and with each that follows, until the signal aborts. */
  follow(jobId: string, onJob: (job: Job) => void, signal: AbortSignal): void;
}
