export type { JobFeed } from "./wait/job-feed.js";
export { JobWaitError, type JobWaitFault } from "./wait/job-wait-error.js";
export { waitForJob } from "./wait/wait-for-job.js";
export type { WaitOptions, WatchOptions } from "./wait/wait-options.js";
export { watchJob } from "./wait/watch-job.js";
