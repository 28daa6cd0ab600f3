import type { Job } from "@document-export/types";

/** A source of job states, such as `createWebhookFeed` of the sub-path `webhooks`. */
export interface JobFeed {
  /** Calls back with the last known state of the job, if any, and with each later one until the signal aborts. */
  follow(jobId: string, onJob: (job: Job) => void, signal: AbortSignal): void;
}

/** How a job is observed; deadline, signal and idempotency key are part of the request. */
export interface WatchOptions {
  /** Another source of states besides the responses. */
  readonly feed?: JobFeed;
  /** As for the client: the request may be retried before a key was echoed (decision `job-observation`). */
  readonly supportsIdempotencyKeys?: boolean;
}

/** How to wait for the end of a job. */
export interface WaitOptions extends WatchOptions {
  /** Called with each state that differs from the previous one; an error that it throws ends the wait. */
  readonly onState?: (job: Job) => void;
}
