import type { Job } from "@document-export/types";
import type { JobFeed } from "./job-feed.js";

/** How a job is observed; deadline, signal and the key of the call stand in the request itself. */
export interface WatchOptions {
  /** Tells states beside the responses, or instead of them. */
  readonly feed?: JobFeed;
  /** As for the client: the request may be repeated before a key came back (decision `job-observation`). */
  readonly supportsIdempotencyKeys?: boolean;
}

/** How the end of a job is waited for. */
export interface WaitOptions extends WatchOptions {
  /** Is told each state that differs from the one before; what it throws ends the wait. */
  readonly onState?: (job: Job) => void;
}
