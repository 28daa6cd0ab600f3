import type { Job } from "@document-export/types";

/** Why the end of a job was not observed: the deadline passed, or the job cannot be observed. */
export type JobWaitFault = "deadline" | "unobservable";

/**
 * The end of a job was not observed; the export may still be running. A job is unobservable if there is no feed and
 * either no `Idempotency-Key` was echoed or the document can be read only once (decision `job-observation`): pass a
 * `feed`, a `file` that can be read again, or `supportsIdempotencyKeys`.
 */
export class JobWaitError extends Error {
  override readonly name = "JobWaitError";
  readonly kind: JobWaitFault;
  /** The last known state of the job; undefined if no response arrived. */
  readonly job: Job | undefined;
  /** To continue waiting for the same job, send the same request with this key. */
  readonly idempotencyKey: string;

  constructor(kind: JobWaitFault, idempotencyKey: string, job: Job | undefined) {
    super(`end of the job not observed: ${kind}`);
    this.kind = kind;
    this.job = job;
    this.idempotencyKey = idempotencyKey;
  }
}
