import { sql, type Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import { claimChange, interruptedChange, transitions } from "../../jobs/job-lifecycle.js";
import type { ConnectionRow, Database } from "../database.js";
import { generation } from "../generation.js";
import { isUnreachable } from "../is-unreachable.js";
import { queues, type ClaimOptions, type Lease } from "../queue/task-queue.js";
import { SMALL_UPLOAD, type PackedUpload } from "../uploads/uploads.js";
import { lockPausedDestination } from "../statements/pauses.js";
import { requeueJob } from "./end-attempt.js";
import { addEvents, receiversOf, withEvents, type Receiver } from "./outbox.js";
import {
  appended,
  historyEntry,
  type OwnJob,
  jobColumns,
  type LeasedJob,
  type TransitionContext,
} from "./transition.js";

/** A job that a worker has leased, with everything that its attempt needs. */
export interface ClaimedJob extends LeasedJob {
  readonly destination: ConnectionRow;
  /** Name of the source connection. */
  readonly sourceName: string;
  /** True if the job has claimed its target, on acceptance or in an earlier attempt. */
  readonly hasTarget: boolean;
  /** The upload, compressed; undefined if it is large, or missing. */
  readonly upload: PackedUpload | undefined;
  /** Size of the upload in bytes before compression; undefined if the upload is missing. */
  readonly uploadSize: number | undefined;
}

/** A claimed job that is not matched to its lease yet, with the receivers of the `claim` events. */
export interface ClaimedRow extends Omit<ClaimedJob, "lease"> {
  readonly receivers: readonly Receiver[];
}

/** Claimed jobs, with a flag that says if their claims have queued deliveries. */
export interface ClaimResult {
  readonly claimed: readonly ClaimedJob[];
  readonly hasDeliveries: boolean;
}

/**
 * Claims tasks together with their jobs. A job that cannot be claimed with the others is claimed separately, so that it
 * does not delay them.
 */
export async function claimJobs(
  options: TransitionContext,
  request: ClaimOptions,
): Promise<ClaimResult> {
  const { db, queue } = options;
  try {
    const { leases, ...result } = await db
      .transaction()
      .execute((trx) => claimTogether(trx, options, request));
    const others = await claimEach(options, leases);
    return {
      claimed: [...result.claimed, ...others.claimed],
      hasDeliveries: result.hasDeliveries || others.hasDeliveries,
    };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const tasks = await queue.claim(db, queues.exports.name, request);
    return claimEach(
      options,
      tasks.map(({ lease }) => lease),
    );
  }
}

/** Skips the pause filter: a pause that starts after pauses were checked does not stop a claim. */
const ANY_DESTINATION = sql`true`;
const NO_PAUSED_DESTINATION = sql`not exists (select from pauses
  where work = 'exports' and connection_id = jobs.destination_connection_id and resumed_at is null)`;

/** Claims tasks in one transaction; returns the jobs that were waiting, and the leases of all other tasks. */
async function claimTogether(
  trx: Kysely<Database>,
  { queue, now }: TransitionContext,
  request: ClaimOptions,
): Promise<ClaimResult & { readonly leases: readonly Lease[] }> {
  const tasks = await queue.claim(trx, queues.exports.name, request);
  if (tasks.length === 0) return { claimed: [], leases: [], hasDeliveries: false };
  const rows = await claimRows(
    trx,
    tasks.map(({ data }) => data.job),
    now(),
  );
  const hasDeliveries = await addEvents(trx, queue, rows.map(withEvents("claim")), now());
  // A task has the same id as its job.
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  const claimed = tasks.flatMap(({ lease }) => withLease(byId.get(lease.id), lease));
  const leases = tasks.map(({ lease }) => lease).filter(({ id }) => !byId.has(id));
  return { claimed, leases, hasDeliveries };
}

async function claimEach(
  options: TransitionContext,
  leases: readonly Lease[],
): Promise<ClaimResult> {
  const claimed: ClaimedJob[] = [];
  let hasDeliveries = false;
  for (const lease of leases)
    try {
      const result = await options.db.transaction().execute((trx) => claimOne(trx, options, lease));
      claimed.push(...result.claimed);
      hasDeliveries ||= result.hasDeliveries;
    } catch (error) {
      options.onError(error, { job: lease.id });
      await options.queue.retry(lease, error).catch(() => undefined);
    }
  return { claimed, hasDeliveries };
}

/**
 * Claims one job. If the job is `processing` although its task could be claimed, it has lost its worker, and starts its
 * next attempt.
 */
async function claimOne(
  trx: Kysely<Database>,
  options: TransitionContext,
  lease: Lease,
): Promise<ClaimResult> {
  const { queue, now } = options;
  const found = await lockJob(trx, lease.id);
  let hasDeliveries = false;
  if (found?.status === transitions.requeue.from) {
    const made = { change: interruptedChange(found), now: now() };
    hasDeliveries = await requeueJob(trx, options, found, made);
  }
  const destination = await lockPausedDestination(trx, lease.id);
  if (destination !== undefined) {
    await queue.holdLeased(trx, lease);
    // Also holds all other tasks for this destination: otherwise each of them would be claimed once, while other jobs
    // wait behind them.
    await queue.hold(trx, { queue: "exports", destination });
    return { claimed: [], hasDeliveries };
  }
  const rows = await claimRows(trx, [lease.id], now(), ANY_DESTINATION);
  if (rows.length === 0) await queue.complete(trx, lease);
  const claims = await addEvents(trx, queue, rows.map(withEvents("claim")), now());
  const claimed = rows.flatMap((row) => withLease(row, lease));
  return { claimed, hasDeliveries: hasDeliveries || claims };
}

function withLease(row: ClaimedRow | undefined, lease: Lease): readonly ClaimedJob[] {
  if (!row) return [];
  const { receivers: _, ...claimed } = row;
  return [{ ...claimed, lease }];
}

/**
 * Moves queued jobs to `processing` and returns them in no particular order. Skips jobs that are not queued, whose
 * destination is paused, or that another transaction has locked.
 */
export async function claimRows(
  trx: Kysely<Database>,
  ids: readonly string[],
  now: Date,
  wanted = NO_PAUSED_DESTINATION,
): Promise<readonly ClaimedRow[]> {
  const columns = sql.join(jobColumns.map((name) => sql.ref(`job.${name}`)));
  const { from, to, events, entry } = transitions.claim;
  const claimed = historyEntry(entry, { at: now, attempt: sql.ref("jobs.attempt") });
  const { rows } = await sql<Row>`
    with free as (
      select id from jobs where id = any(${ids}::uuid[]) and status = ${sql.lit(from)} and ${wanted} for update skip locked),
    job as (
      update jobs set status = ${sql.lit(to)}, summary = ${claimChange().summary},
        history = ${appended(sql.ref("jobs.history"), claimed)} from free
      where jobs.id = free.id returning jobs.*)
    select ${columns}, source.name as "sourceName", to_json(destination) as destination,
      destination.secrets, ${generation} as generation,
      case when octet_length(uploads.gzip) <= ${sql.lit(SMALL_UPLOAD)} then uploads.gzip end as gzip, uploads.size,
      claim.job_id is not null as "hasTarget",
      ${receiversOf(events)} as receivers
    from job
    join connections as source on source.id = job.source_connection_id
    join connections as destination on destination.id = job.destination_connection_id
    left join uploads on uploads.id = job.upload_id
    left join target_claims as claim on claim.connection_id = job.destination_connection_id
      and claim.target = job.target and claim.job_id = job.id`.execute(trx);
  return rows.map(claimedRow);
}

interface Row extends OwnJob {
  readonly sourceName: string;
  readonly destination: Omit<ConnectionRow, "secrets">;
  readonly secrets: Uint8Array | null;
  readonly hasTarget: boolean;
  readonly gzip: Uint8Array | null;
  readonly size: number | null;
  readonly receivers: readonly Receiver[];
}

function claimedRow({
  sourceName,
  destination,
  secrets,
  hasTarget,
  gzip,
  size,
  receivers,
  ...job
}: Row): ClaimedRow {
  return {
    job,
    destination: { ...destination, secrets },
    sourceName,
    hasTarget,
    upload: gzip === null || size === null ? undefined : { gzip, size },
    uploadSize: size ?? undefined,
    receivers,
  };
}

/**
 * Locks a job until the transaction ends; undefined if it was deleted.
 *
 * @throws if another transaction has locked the job: a stuck worker must not block the others.
 */
export async function lockJob(trx: Kysely<Database>, id: string): Promise<Job | undefined> {
  return trx
    .selectFrom("jobs")
    .select(jobColumns)
    .where("id", "=", id)
    .forUpdate()
    .noWait()
    .executeTakeFirst();
}
