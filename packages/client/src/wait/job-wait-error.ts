import type { Job } from "@document-export/types";

/** Why the end of a job was not seen: it did not come before the deadline, or there is nothing to see it by. */
export type JobWaitFault = "deadline" | "unobservable";

/**
 * The end of a job was not seen; the export itself may well go on. A job is unobservable where no
 * `Idempotency-Key` came back, or the document can be read only once, and there is no feed (decision
 * `job-observation`): give a `feed`, a `file` that can be read again, or `supportsIdempotencyKeys`.
 */
export class JobWaitError extends Error {
  override readonly name = "JobWaitError";
  readonly kind: JobWaitFault;
  /** The job as it was last seen; undefined where no response came. */
  readonly job: Job | undefined;
  /** With it, the same request goes on waiting for the same job. */
  readonly idempotencyKey: string;

  constructor(kind: JobWaitFault, idempotencyKey: string, job: Job | undefined) {
    super(`end of the job not seen: ${kind}`);
    this.kind = kind;
    this.job = job;
    this.idempotencyKey = idempotencyKey;
  }
}
