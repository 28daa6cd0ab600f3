export { JobWaitError, type JobWaitFault } from "./wait/job-wait-error.js";
export type { JobFeed, WaitOptions, WatchOptions } from "./wait/wait-options.js";
export { waitForJob, watchJob } from "./wait/watch-job.js";
