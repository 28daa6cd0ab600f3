/** The states that a job does not leave (decision `job-transitions`). */
export const finalJobStatuses = ["done", "failed"] as const;

/** A state that a job does not leave. */
export type FinalJobStatus = (typeof finalJobStatuses)[number];
