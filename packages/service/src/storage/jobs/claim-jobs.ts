import type { Kysely } from "kysely";
import { interruptedChange, transitions } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { isUnreachable } from "../is-unreachable.js";
import { queues } from "../queue/queues.js";
import type { ClaimOptions, Lease } from "../queue/task-queue.js";
import { claimRows, lockJob, type ClaimedJob, type ClaimedRow } from "./claimed-job.js";
import { requeueJob } from "./end-attempt.js";
import { addEvents, withEvents } from "./outbox.js";
import type { TransitionContext } from "./transition-context.js";

/** Jobs that were claimed, and whether there are deliveries. */
export interface ClaimResult {
  readonly claimed: readonly ClaimedJob[];
  readonly hasDeliveries: boolean;
}

/** Claims tasks together with their jobs. A job that cannot be claimed with the others is claimed alone, and delays none. */
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

/** Gives the jobs that were waiting, and the leases of all others. */
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
  // The id of a task is that of its job.
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

/** A job that is `processing` although its task could be claimed has lost its worker: it begins its next attempt. */
async function claimOne(
  trx: Kysely<Database>,
  options: TransitionContext,
  lease: Lease,
): Promise<ClaimResult> {
  const { queue, now } = options;
  const found = await lockJob(trx, lease.id);
  let hasDeliveries = false;
  if (found?.status === transitions.requeue.from)
    hasDeliveries = await requeueJob(trx, options, found, interruptedChange(found));
  const rows = await claimRows(trx, [lease.id], now());
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
