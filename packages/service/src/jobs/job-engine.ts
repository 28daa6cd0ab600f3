import type { Kysely } from "kysely";
import { fromKysely, PgBoss, type Queue } from "pg-boss";
import type { Database } from "../storage/database.js";
import { lastOf } from "../storage/last-statement.js";
import type { Storage } from "../storage/storage.js";
import { claimTasks, type ClaimedTask } from "./claim-tasks.js";
import { openWaitingIndex } from "./open-waiting-index.js";
import { queues, type DeliveryTask, type ExportQueue, type ExportTask } from "./queues.js";
import { retryOrphans } from "./retry-orphans.js";

const MONITOR_SECONDS = 10;
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** A task that a worker holds: one go at it, not the next. */
export interface HeldTask {
  readonly queue: string;
  readonly id: string;
  readonly retryCount: number;
}

/** An export to be made. */
export interface QueuedExport {
  readonly task: ExportTask;
  /** Whose it is. */
  readonly workspace: number;
}

/** A delivery to be made. */
export interface QueuedDelivery {
  readonly task: DeliveryTask;
  /** Whose it is. */
  readonly workspace: number;
  /** Where it goes. */
  readonly endpoint: string;
  /** In seconds; at once where it is left out. */
  readonly delay?: number;
}

/** A wish for tasks of a queue. */
export interface ClaimOptions {
  readonly limit: number;
  /** Groups of which none is wanted now. */
  readonly ignoreGroups: readonly string[];
}

/**
 * The job engine: what is enqueued or completed in a transaction holds when that transaction commits, and only then.
 * Enqueuing or completing exports ends the transaction.
 */
export interface JobEngine {
  readonly boss: PgBoss;
  /** Claims due tasks, fairly across workspaces: see {@link claimTasks}. */
  readonly claim: <Data>(
    trx: Kysely<Database>,
    queue: string,
    options: ClaimOptions,
  ) => Promise<readonly ClaimedTask<Data>[]>;
  readonly enqueueExports: (
    trx: Kysely<Database>,
    queue: ExportQueue,
    exports: readonly QueuedExport[],
  ) => Promise<void>;
  readonly enqueueDeliveries: (
    trx: Kysely<Database>,
    deliveries: readonly QueuedDelivery[],
  ) => Promise<void>;
  readonly complete: (trx: Kysely<Database>, task: HeldTask) => Promise<void>;
  /** All of one queue. */
  readonly completeExports: (
    trx: Kysely<Database>,
    queue: string,
    tasks: readonly HeldTask[],
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the job engine on an open database and makes its queues. `lease` in seconds: how long work is held without a sign of life. */
export async function startJobEngine(
  storage: Storage,
  { lease }: { readonly lease: number },
  onError: (error: Error) => void,
): Promise<JobEngine> {
  const boss = new PgBoss({
    db: storage.jobs,
    backend: storage.kind === "embedded" ? "pglite" : "postgres",
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on("error", onError);
  await boss.start();
  const tables = new Map<string, string>();
  for (const queue of Object.values(queues))
    tables.set(queue.name, await openQueue(boss, { ...queue, heartbeatSeconds: lease }));
  await openWaitingIndex(storage.db, new Set(tables.values()));
  /** The workspace that was served last, by queue. */
  const served = new Map<string, string>();
  if (storage.kind === "embedded") await retryOrphans(storage.jobs, boss);
  return {
    boss,
    claim: async (trx, queue, options) => {
      const after = served.get(queue) ?? "";
      const table = tables.get(queue) ?? "job";
      const tasks = await claimTasks<never>(trx, { ...options, queue, table, after });
      const last = tasks.at(-1);
      if (last) served.set(queue, workspaceOf(last));
      return tasks;
    },
    enqueueExports: async (trx, queue, exports) => {
      const jobs = exports.map(({ task, workspace }) => ({
        id: task.job,
        data: task,
        group: { id: String(workspace) },
      }));
      await boss.insert(queue, jobs, { db: lastOf(fromKysely(trx)) });
    },
    enqueueDeliveries: async (trx, deliveries) => {
      const jobs = deliveries.map((delivery) => ({
        data: delivery.task,
        group: groupOf(delivery),
        startAfter: delivery.delay ?? 0,
      }));
      await boss.insert(queues.deliveries.name, jobs, { db: fromKysely(trx) });
    },
    complete: async (trx, { queue, id, retryCount }) => {
      await boss.complete(queue, { id, retryCount }, null, { db: fromKysely(trx) });
    },
    completeExports: async (trx, queue, tasks) => {
      const goes = tasks.map(({ id, retryCount }) => ({ id, retryCount }));
      await boss.complete(queue, goes, null, { db: lastOf(fromKysely(trx)) });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** Deliveries of a workspace to one host make a group: a slow one must not hold up the others, nor other workspaces. */
function groupOf({ workspace, endpoint }: QueuedDelivery): { id: string } {
  return { id: `${workspace} ${new URL(endpoint).host}` };
}

/** Opens a queue and gives the table that it lies in. */
async function openQueue(boss: PgBoss, { name, partition, ...options }: Queue): Promise<string> {
  await boss.createQueue(name, { ...options, ...(partition && { partition }) });
  await boss.updateQueue(name, options);
  // The engine reads a queue's settings at its first use, outside of any transaction of ours, and would
  // wait for ever there for the one session of the embedded database. So the first use is here.
  await boss.findJobs(name, { id: NOBODY });
  const queue = await boss.getQueue(name);
  if (!queue) throw new Error(`The queue ${name} was not created.`);
  return queue.table;
}

function workspaceOf({ groupId }: ClaimedTask<unknown>): string {
  return groupId?.split(" ", 1)[0] ?? "";
}
