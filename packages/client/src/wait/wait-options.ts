import type { Job } from "@document-export/types";

/** A source of job states, such as `createWebhookFeed` of the sub-path `webhooks`. */
export interface JobFeed {
  /** Calls `onJob` with the last known state of the job, if any, and with each later state until the signal aborts. */
  follow(jobId: string, onJob: (job: Job) => void, signal: AbortSignal): void;
}

/** How a job is observed; its deadline, signal and idempotency key are part of the request. */
export interface WatchOptions {
  /** A source of states in addition to the responses. */
  readonly feed?: JobFeed;
  /** Same as the client's option: the request may be retried before a key was echoed (decision `job-observation`). */
  readonly supportsIdempotencyKeys?: boolean;
}

/** How to wait for the end of a job. */
export interface WaitOptions extends WatchOptions {
  /** Called with each state that differs from the previous one; if it throws, the wait fails with that error. */
  readonly onState?: (job: Job) => void;
}
