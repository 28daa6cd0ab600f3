import { sql, type Kysely } from "kysely";
import { storableJson } from "../../bounds/storable.js";
import type { Job } from "../../jobs/job.js";
import { transitions } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { assertGeneration, DatabaseReplacedError, isGeneration } from "../generation.js";
import { storeRequests, type IdempotencyKey } from "../statements/idempotency-keys.js";
import { countUsage } from "../usage/workspace-days.js";
import {
  addUploads,
  storedBytesOf,
  type StoredUpload,
  type TakenUpload,
} from "../uploads/uploads.js";
import {
  addEvents,
  receiversOf,
  withEvents,
  withReceivers,
  type ChangedJob,
  type Receiver,
} from "./outbox.js";
import { claimOwnTargets } from "./target-claims.js";
import {
  historyEntry,
  jobColumns,
  type TransitionContext,
  type TransitionResult,
} from "./transition.js";
import { assertWithinLimits, changeUsage } from "./workspace-usage.js";

/** A job to accept, with its upload and the idempotency key of its request. */
export interface NewJob {
  readonly job: Job & { readonly upload_id: string };
  readonly upload: StoredUpload | TakenUpload;
  readonly key: IdempotencyKey | undefined;
  /**
   * The {@link generation} of the database against which the request was checked, if a restore may replace the database
   * before the job is stored.
   */
  readonly generation?: string | undefined;
  /**
   * True if the target was derived from the job id: no other job has this target, and the job claims it immediately.
   */
  readonly ownTarget: boolean;
  /** Additional work in the transaction that stores the job. */
  readonly alongside?: ((trx: Kysely<Database>) => Promise<void>) | undefined;
}

/**
 * Stores new jobs of one workspace with their uploads, idempotency keys, events and tasks. Returns undefined for a job
 * whose key is in use by an equal request, which was stored earlier or is earlier in the list. Waits for another
 * transaction that has locked the same key.
 *
 * @throws {WorkspaceLimitError} if the workspace would store more than its limit.
 * @throws {DatabaseReplacedError} if a backup was restored since a request was checked.
 */
export async function acceptJobs(
  trx: Kysely<Database>,
  { queue, limits, now }: TransitionContext,
  added: readonly NewJob[],
): Promise<readonly (TransitionResult | undefined)[]> {
  const workspace = added[0]?.job.workspace_id ?? 0;
  const known = knownGeneration(added);
  // Keys must not be stored in another database; the statement that inserts jobs checks the generation itself.
  if (known !== undefined && added.some(({ key }) => key)) await assertGeneration(trx, known);
  const accepted = await withFreeKey(trx, added);
  if (accepted.length === 0) return added.map(() => undefined);
  const jobs = await insertAll(trx, accepted, known);
  const hasDeliveries = await addEvents(trx, queue, jobs.map(withEvents("accept")), now());
  const tasks = jobs.map(({ job }) => ({ task: { job: job.id }, workspace }));
  await queue.enqueueExports(trx, tasks);
  for (const { alongside } of accepted) await alongside?.(trx);
  // The rows of the workspace come last: transactions of the same workspace wait for each other from here on.
  const storedBytes = accepted.reduce((sum, { upload }) => sum + storedBytesOf(upload), 0);
  const change = { queuedExports: accepted.length, storedBytes };
  const { ownLimits, ...usage } = await changeUsage(trx, workspace, change);
  assertWithinLimits(usage, { ...limits, ...ownLimits });
  await countUsage(trx, workspace, acceptedUsage(accepted), now());
  const ids = new Set(jobs.map(({ job }) => job.id));
  return added.map(({ job }) => (ids.has(job.id) ? { hasDeliveries } : undefined));
}

/**
 * Returns the generation that all requests were checked against; undefined if none of them needs it.
 *
 * @throws {DatabaseReplacedError} if there are two: at most one of them is the current one.
 */
function knownGeneration(added: readonly NewJob[]): string | undefined {
  const [known, other] = new Set(added.flatMap(({ generation }) => generation ?? []));
  if (other !== undefined) throw new DatabaseReplacedError();
  return known;
}

/** Returns the usage to add. The upload of a retry does not count again, because it was received before. */
function acceptedUsage(accepted: readonly NewJob[]) {
  const received = accepted.flatMap(({ upload }) => ("kept" in upload ? [] : [upload.size]));
  return {
    exports: accepted.length,
    retries: accepted.length - received.length,
    bytesIn: received.reduce((sum, size) => sum + size, 0),
  };
}

/** Stores the keys, and returns the jobs whose key was free or that have no key. */
async function withFreeKey(
  trx: Kysely<Database>,
  added: readonly NewJob[],
): Promise<readonly NewJob[]> {
  const keys = added.flatMap(({ job, key }) =>
    key ? [{ ...key, resource: job.id, now: job.queued_at }] : [],
  );
  const stored = await storeRequests(trx, keys);
  return added.filter(({ job, key }) => key === undefined || stored.has(job.id));
}

async function insertAll(
  trx: Kysely<Database>,
  accepted: readonly NewJob[],
  known: string | undefined,
): Promise<readonly ChangedJob[]> {
  await addUploads(
    trx,
    accepted.map(({ job, upload }) => ({ upload, id: job.upload_id, now: job.queued_at })),
  );
  return insertJobs(trx, accepted, known);
}

const queued = historyEntry(transitions.accept.entry, {
  at: sql.ref("queued_at"),
  attempt: sql.ref("attempt"),
});

/** Inserts jobs, and claims for them the targets that no other job can have. */
async function insertJobs(
  trx: Kysely<Database>,
  accepted: readonly NewJob[],
  known: string | undefined,
): Promise<readonly ChangedJob[]> {
  const columns = sql.join(jobColumns.map((name) => sql.ref(name)));
  const jobs = storableJson(accepted.map(({ job }) => job));
  const owners = accepted.flatMap(({ job, ownTarget }) => (ownTarget ? [job.id] : []));
  const { rows } = await sql<Job & { readonly receivers: readonly Receiver[] }>`
    with job as (
      insert into jobs (${columns}, history)
      select ${columns}, jsonb_build_array(${queued}) from json_populate_recordset(null::jobs, ${jobs}::json)
      where ${isGeneration(known)}
      returning ${columns}),
    claimed as (${claimOwnTargets(owners)})
    select job.*, ${receiversOf(transitions.accept.events)} as receivers from job`.execute(trx);
  if (rows.length < accepted.length) throw new DatabaseReplacedError();
  return rows.map(withReceivers);
}
