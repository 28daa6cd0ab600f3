import type { Job } from "@document-export/types";

/** Why the end of a job was not observed: the deadline passed, or there is no way to observe it. */
export type JobWaitFault = "deadline" | "unobservable";

/**
 * The end of a job was not observed; the export itself may still be running. A job is unobservable where no
 * `Idempotency-Key` was echoed, or the document can be read only once, and there is no feed (decision
 * `job-observation`): pass a `feed`, a `file` that can be read again, or `supportsIdempotencyKeys`.
 */
export class JobWaitError extends Error {
  override readonly name = "JobWaitError";
  readonly kind: JobWaitFault;
  /** The last known state of the job; undefined if no response came. */
  readonly job: Job | undefined;
  /** The same request with this key continues to wait for the same job. */
  readonly idempotencyKey: string;

  constructor(kind: JobWaitFault, idempotencyKey: string, job: Job | undefined) {
    super(`end of the job not observed: ${kind}`);
    this.kind = kind;
    this.job = job;
    this.idempotencyKey = idempotencyKey;
  }
}
