import type { Kysely } from "kysely";
import type { JobFailure } from "../../jobs/failure-causes.js";
import type { Job } from "../../jobs/job.js";
import type { Completion } from "../../jobs/completion.js";
import { releaseChange, transitions, type JobChange } from "../../jobs/job-lifecycle.js";
import { createBatchWriter } from "../batch-writer.js";
import type { Database } from "../database.js";
import type { ClaimOptions } from "../queue/task-queue.js";
import { SMALL_UPLOAD, storedBytesOf } from "../uploads/uploads.js";
import { acceptJobs, type NewJob } from "./accept-jobs.js";
import { claimJobs, type ClaimedJob } from "./claim-jobs.js";
import { completeJobs, completingOf, type CompletingJob } from "./complete-jobs.js";
import { failJob, requeueJob } from "./end-attempt.js";
import {
  changeJob,
  findJob,
  type LeasedJob,
  type TransitionContext,
  type TransitionResult,
} from "./transition.js";

/**
 * Stores jobs in the database and their tasks in the queue. Each method applies one transition of {@link transitions},
 * with its events, in one transaction. Apart from `accept` and `claim`, methods do nothing if the job belongs to
 * another attempt.
 */
export interface JobStore {
  readonly find: (id: string) => Promise<Job | undefined>;
  /**
   * Accepts a job; undefined if the idempotency key is in use.
   * @throws {WorkspaceLimitError} if the workspace would store more than its limit.
   */
  readonly accept: (job: NewJob) => Promise<Job | undefined>;
  /** Claims the next jobs, fairly across workspaces. A job whose worker died starts its next attempt. */
  readonly claim: (options: ClaimOptions) => Promise<readonly ClaimedJob[]>;
  /** Applies the transition `complete`. Returns true if the job is done, false if it belongs to another attempt. */
  readonly complete: (claimed: ClaimedJob, result: Completion) => Promise<boolean>;
  /** Applies the transition `fail`. Returns true if the job has failed, false if it belongs to another attempt. */
  readonly fail: (leased: LeasedJob, failure: JobFailure) => Promise<boolean>;
  /** Starts the next attempt, with `change` applied to the job; its task is claimed again when the lease is retried. */
  readonly requeue: (
    leased: Pick<LeasedJob, "job">,
    change: JobChange,
    cause?: string,
  ) => Promise<void>;
  /** Releases an attempt as if it had not started. */
  readonly release: (leased: Pick<LeasedJob, "job">) => Promise<void>;
}

/** Receives a call after each commit, so that this process need not wait for its next poll. */
export interface JobListener {
  readonly exportQueued: () => void;
  readonly deliveriesQueued: () => void;
  readonly jobEnded: (id: string) => void;
}

/** Dependencies of the store, and the listener that it notifies. */
export interface JobStoreOptions extends TransitionContext {
  readonly listener: JobListener;
}

type Trx = Kysely<Database>;

/**
 * Opens the job store. Small jobs of one workspace that are accepted or completed at the same time share a transaction.
 */
export function createJobStore(options: JobStoreOptions): JobStore {
  const { db, listener, now } = options;
  const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) =>
    db.transaction().execute(work);
  const acceptBatch = createBatchWriter<Trx, NewJob, TransitionResult | undefined>({
    inTransaction,
    groupOf: ({ job }) => String(job.workspace_id),
    write: (trx, jobs) => acceptJobs(trx, options, jobs),
  });
  const completeBatch = createBatchWriter<Trx, CompletingJob, TransitionResult | undefined>({
    inTransaction,
    groupOf: ({ job }) => String(job.workspace_id),
    write: (trx, completing) => completeJobs(trx, options, completing),
  });
  const notify = (hasDeliveries: boolean) => {
    if (hasDeliveries) listener.deliveriesQueued();
  };
  return {
    find: (id) => findJob(db, id),
    accept: async (added) => {
      const isSmall = storedBytesOf(added.upload) <= SMALL_UPLOAD;
      const accepted = isSmall
        ? await acceptBatch(added)
        : (await inTransaction((trx) => acceptJobs(trx, options, [added])))[0];
      if (!accepted) return undefined;
      listener.exportQueued();
      notify(accepted.hasDeliveries);
      return added.job;
    },
    claim: async (request) => {
      const { claimed, hasDeliveries } = await claimJobs(options, request);
      notify(hasDeliveries);
      return claimed;
    },
    complete: async (claimed, result) => {
      const completed = await completeBatch(completingOf(claimed, result, now()));
      if (!completed) return false;
      notify(completed.hasDeliveries);
      listener.jobEnded(claimed.job.id);
      return true;
    },
    fail: async (leased, failure) => {
      const hasDeliveries = await inTransaction((trx) => failJob(trx, options, leased, failure));
      if (hasDeliveries === undefined) return false;
      notify(hasDeliveries);
      listener.jobEnded(leased.job.id);
      return true;
    },
    requeue: async ({ job }, change, cause) => {
      const made = { change, cause, now: now() };
      notify(await inTransaction((trx) => requeueJob(trx, options, job, made)));
    },
    release: async ({ job }) => {
      const change = releaseChange();
      await changeJob(db, job, transitions.release, { change, now: now() });
    },
  };
}
