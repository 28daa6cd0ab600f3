import { sql, type Kysely } from "kysely";
import type { PgBoss, Queue } from "pg-boss";
import type { Database } from "../database.js";
import type { Storage } from "../storage.js";
import { isDoubled, retryConflicts } from "../retry-conflicts.js";
import { holdLeased, holdWaiting, releaseHeld, type HeldScope } from "./held-tasks.js";
import {
  claimTasks,
  deleteTasks,
  openWaitingIndex,
  removeTask,
  type ClaimedTask,
} from "./tasks.js";

const SECOND = 1;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** A task of the queue of exports. The row of the job, not the task, is the source of truth. */
export interface ExportTask {
  readonly job: string;
}

/** A task of the queue of deliveries: one attempt at one message. */
export interface DeliveryTask {
  readonly message: string;
  /** Which attempt it is, from 1. */
  readonly attempt: number;
}

// Attempts are counted in our own rows, where callers see them: pg-boss must not give up before. At one a minute these are
// centuries.
const UNLIMITED_RETRIES = 1_000_000_000;

const common = {
  retryLimit: UNLIMITED_RETRIES,
  retryDelay: SECOND,
  retryBackoff: true,
  retryDelayMax: MINUTE,
  // Tasks that no worker claims must not be removed either: their jobs would wait forever.
  retentionSeconds: 10 * YEAR,
  // Of tasks that a version before completed; this one deletes them when they end.
  deleteAfterSeconds: DAY,
} as const;

/** Queues of pg-boss; times in seconds. */
export const queues = {
  // In its own table: beside another queue, the planner takes new tasks for rare and scans the table.
  exports: { ...common, name: "exports", expireInSeconds: 60 * MINUTE, partition: true },
  deliveries: { ...common, name: "deliveries", expireInSeconds: 2 * MINUTE },
} as const satisfies Record<string, Queue>;

/** Name of a queue. */
export type QueueName = (typeof queues)[keyof typeof queues]["name"];

const MONITOR_SECONDS = 10;
const NO_TASK = "00000000-0000-0000-0000-000000000000";

/** A worker's claim on a task until it completes or retries it; a later claim of the same task is another lease. */
export interface Lease {
  readonly queue: QueueName;
  readonly id: string;
  /** Fences the lease: it has ended where the task has another count. */
  readonly retryCount: number;
  /** What a dispatcher limits the concurrency by. */
  readonly groupId: string | null;
}

/** A claimed task. */
export interface LeasedTask<Data> {
  readonly lease: Lease;
  readonly data: Data;
}

/** An export to be processed. */
export interface QueuedExport {
  readonly task: ExportTask;
  readonly workspace: number;
}

/** A delivery to be attempted. */
export interface QueuedDelivery {
  readonly task: DeliveryTask;
  readonly workspace: number;
  readonly endpoint: string;
  /** In seconds; none by default. */
  readonly delay?: number;
}

/** How many tasks are claimed, and of whom. */
export interface ClaimOptions {
  readonly limit: number;
  /** Groups whose tasks stay in the queue. */
  readonly ignoreGroups: readonly string[];
}

/** Tasks in the database: what a transaction enqueues or completes holds when it commits, and only then. */
export interface TaskQueue {
  readonly boss: PgBoss;
  /** Claims due tasks, fairly across workspaces: see {@link claimTasks}. */
  readonly claim: <Name extends QueueName>(
    trx: Kysely<Database>,
    queue: Name,
    options: ClaimOptions,
  ) => Promise<readonly LeasedTask<TaskOf<Name>>[]>;
  readonly enqueueExports: (
    trx: Kysely<Database>,
    exports: readonly QueuedExport[],
  ) => Promise<void>;
  readonly enqueueDeliveries: (
    trx: Kysely<Database>,
    deliveries: readonly QueuedDelivery[],
  ) => Promise<void>;
  /** Ends tasks for good, and returns how many: a lease may have been lost. All are of one queue. */
  readonly complete: (trx: Kysely<Database>, ...leases: readonly Lease[]) => Promise<number>;
  /** Holds the waiting tasks of a destination or a webhook until they are released. */
  readonly hold: (trx: Kysely<Database>, scope: HeldScope) => Promise<void>;
  /** Puts a leased task back into the queue, held. */
  readonly holdLeased: (trx: Kysely<Database>, lease: Lease) => Promise<void>;
  readonly release: (trx: Kysely<Database>, scope: HeldScope) => Promise<void>;
  /** Deletes a task, whoever has a lease on it. */
  readonly remove: (trx: Kysely<Database>, queue: QueueName, id: string) => Promise<void>;
  /** Ends a lease; the task is claimed again after a delay that grows with its retries. */
  readonly retry: (lease: Lease, error: unknown) => Promise<void>;
  /** Renews a lease: without it the task is claimed by another worker. */
  readonly heartbeat: (lease: Lease) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Loads the job engine, so that a start need not wait for it after the database. */
export function loadEngine() {
  return import("./engine.js");
}

type TaskOf<Name extends QueueName> = Name extends "exports" ? ExportTask : DeliveryTask;

/**
 * Starts pg-boss on an open database and creates the queues.
 * `lease` is how many seconds a task is leased for without a heartbeat.
 */
export async function startTaskQueue(
  storage: Storage,
  { lease }: { readonly lease: number },
  onError: (error: Error) => void,
): Promise<TaskQueue> {
  const { fromKysely } = await loadEngine();
  const { boss, tables } = await startBoss(storage, lease, onError);
  /** The workspace that was served last, by queue. */
  const served = new Map<string, string>();
  const tableOf = (queue: QueueName) => ({ queue, table: tables.get(queue) ?? "job" });
  return {
    boss,
    claim: async (trx, queue, options) => {
      const after = served.get(queue) ?? "";
      const tasks = await claimTasks<TaskOf<typeof queue>>(trx, {
        ...options,
        ...tableOf(queue),
        after,
      });
      const last = tasks.at(-1);
      if (last) served.set(queue, workspaceOf(last));
      return tasks.map(({ data, ...task }) => ({ lease: { queue, ...task }, data }));
    },
    enqueueExports: async (trx, exports) => {
      const tasks = exports.map(({ task, workspace }) => ({
        id: task.job,
        data: task,
        group: { id: String(workspace) },
      }));
      await boss.insert(queues.exports.name, tasks, { db: fromKysely(trx) });
    },
    enqueueDeliveries: async (trx, deliveries) => {
      const tasks = deliveries.map((delivery) => ({
        data: delivery.task,
        group: groupOf(delivery),
        startAfter: delivery.delay ?? 0,
      }));
      await boss.insert(queues.deliveries.name, tasks, { db: fromKysely(trx) });
    },
    complete: async (trx, ...leases) => {
      const [first] = leases;
      if (!first) return 0;
      const { queue } = first;
      return deleteTasks(trx, tableOf(queue), leases);
    },
    hold: (trx, scope) => holdWaiting(trx, tableOf(scope.queue), scope),
    holdLeased: (trx, lease) => holdLeased(trx, tableOf(lease.queue), lease),
    release: (trx, scope) => releaseHeld(trx, tableOf(scope.queue), scope),
    remove: async (trx, queue, id) => {
      await removeTask(trx, tableOf(queue), id);
    },
    retry: async ({ queue, id, retryCount }, error) => {
      const message = error instanceof Error ? error.message : String(error);
      await boss.fail(queue, { id, retryCount }, { message });
    },
    heartbeat: async ({ queue, id, retryCount }) => {
      await boss.touch(queue, { id, retryCount });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** Starts pg-boss, and returns the table that holds the tasks of each queue. */
async function startBoss(storage: Storage, lease: number, onError: (error: Error) => void) {
  // Where its schema is older, it is migrated here, while processes of the version before are at work on it; where it is
  // missing, processes that start together make it.
  const boss = await retryConflicts(() => startEngine(storage, onError), isDoubled);
  const tables = new Map<string, string>();
  for (const queue of Object.values(queues))
    tables.set(queue.name, await openQueue(boss, { ...queue, heartbeatSeconds: lease }));
  await openWaitingIndex(storage.db, new Set(tables.values()));
  // Where a service runs, its leases are valid.
  if (storage.kind === "embedded" && !storage.service) await retryOrphans(storage, boss);
  return { boss, tables };
}

async function startEngine(storage: Storage, onError: (error: Error) => void): Promise<PgBoss> {
  const { PgBoss: Engine } = await loadEngine();
  const boss = new Engine({
    db: storage.jobs,
    backend: storage.kind === "embedded" ? "pglite" : "postgres",
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on("error", onError);
  try {
    await boss.start();
  } catch (error) {
    // Its timers would keep a command from ending.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

/** Deliveries of a workspace to one host make a group: a slow host must not delay the others. */
function groupOf({ workspace, endpoint }: QueuedDelivery): { id: string } {
  return { id: `${workspace} ${new URL(endpoint).host}` };
}

/** Creates a queue where it is missing, and returns the table that holds its tasks. */
async function openQueue(boss: PgBoss, { name, partition, ...options }: Queue): Promise<string> {
  await boss.createQueue(name, { ...options, ...(partition && { partition }) });
  await boss.updateQueue(name, options);
  // pg-boss reads the settings of a queue at its first use, outside of our transaction. On the embedded database,
  // which has one session, that would be a deadlock. So the first use is here.
  await boss.findJobs(name, { id: NO_TASK });
  const queue = await boss.getQueue(name);
  if (!queue) throw new Error(`The queue ${name} was not created.`);
  return queue.table;
}

function workspaceOf({ groupId }: ClaimedTask<unknown>): string {
  return groupId?.split(" ", 1)[0] ?? "";
}

/**
 * Ends the leases of a process that died, so that its tasks can be claimed immediately.
 * Only for the embedded database: it has one process, so that no lease is valid when it starts.
 */
async function retryOrphans({ db }: Storage, boss: PgBoss): Promise<void> {
  const { rows: orphans } = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where state = 'active'`.execute(db);
  for (const { name } of Object.values(queues)) {
    const ids = orphans.filter((orphan) => orphan.name === name).map(({ id }) => id);
    if (ids.length > 0)
      await boss.fail(name, ids, { message: "The process that had the lease died." });
    // The delay grows with each retry; a restart is not a failure of the task.
    for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
