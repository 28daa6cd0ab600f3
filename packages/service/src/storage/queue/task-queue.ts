import { sql, type Kysely } from "kysely";
import type { PgBoss, Queue } from "pg-boss";
import type { Database } from "../database.js";
import type { Storage } from "../storage.js";
import { isDoubled, retryConflicts } from "../retry-conflicts.js";
import { holdLeased, holdWaiting, releaseHeld, type HeldScope } from "./held-tasks.js";
import { retryTask } from "./retry-task.js";
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

/** A task in the exports queue. The row of the job, not the task, is the source of truth. */
export interface ExportTask {
  readonly job: string;
}

/** A task in the deliveries queue: one attempt to deliver one message. */
export interface DeliveryTask {
  readonly message: string;
  /** Number of the attempt, starting at 1. */
  readonly attempt: number;
}

// Attempts are counted in our own rows, which callers can see, so pg-boss must not give up first. At one attempt per
// minute, this lasts for centuries.
const UNLIMITED_RETRIES = 1_000_000_000;

const common = {
  retryLimit: UNLIMITED_RETRIES,
  retryDelay: SECOND,
  retryBackoff: true,
  retryDelayMax: MINUTE,
  // Tasks that no worker claims must not be removed, because their jobs would wait forever.
  retentionSeconds: 10 * YEAR,
  // Applies to tasks that a previous version completed; this version deletes tasks when they end.
  deleteAfterSeconds: DAY,
} as const;

/** pg-boss queues; times in seconds. */
export const queues = {
  // This queue has its own table: in a table shared with another queue, the planner assumes that new tasks are rare and
  // scans the table.
  exports: { ...common, name: "exports", expireInSeconds: 60 * MINUTE, partition: true },
  deliveries: { ...common, name: "deliveries", expireInSeconds: 2 * MINUTE },
} as const satisfies Record<string, Queue>;

/** Name of a queue. */
export type QueueName = (typeof queues)[keyof typeof queues]["name"];

const MONITOR_SECONDS = 10;
const NO_TASK = "00000000-0000-0000-0000-000000000000";

/**
 * A worker's lease on a task, until the worker completes or retries it; a later claim of the same task is a new lease.
 */
export interface Lease {
  readonly queue: QueueName;
  readonly id: string;
  /** Fencing token of the lease: if the task has a different count, the lease has ended. */
  readonly retryCount: number;
  /** Group by which a dispatcher limits concurrency. */
  readonly groupId: string | null;
}

/** A claimed task. */
export interface LeasedTask<Data> {
  readonly lease: Lease;
  readonly data: Data;
}

/** An export to process. */
export interface QueuedExport {
  readonly task: ExportTask;
  readonly workspace: number;
}

/** A delivery to attempt. */
export interface QueuedDelivery {
  readonly task: DeliveryTask;
  readonly workspace: number;
  readonly endpoint: string;
  /** Delay in seconds; none by default. */
  readonly delay?: number;
}

/** Number of tasks to claim, and the groups to skip. */
export interface ClaimOptions {
  readonly limit: number;
  /** Groups to skip: their tasks stay in the queue. */
  readonly ignoreGroups: readonly string[];
}

/**
 * Transactional task queue in the database: tasks are enqueued or completed when the transaction commits, and only
 * then.
 */
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
  /** Completes tasks of one queue for good, and returns their number, which is lower if leases were lost. */
  readonly complete: (trx: Kysely<Database>, ...leases: readonly Lease[]) => Promise<number>;
  /** Holds the waiting tasks of a destination or webhook until they are released. */
  readonly hold: (trx: Kysely<Database>, scope: HeldScope) => Promise<void>;
  /** Returns a leased task to the queue and holds it. */
  readonly holdLeased: (trx: Kysely<Database>, lease: Lease) => Promise<void>;
  readonly release: (trx: Kysely<Database>, scope: HeldScope) => Promise<void>;
  /** Deletes a task, even if a worker has leased it. */
  readonly remove: (trx: Kysely<Database>, queue: QueueName, id: string) => Promise<void>;
  /**
   * Ends a lease; the task is claimed again after a delay that increases with each retry, or after as many seconds as
   * the member `retryAfter` of the error says, at most an hour.
   */
  readonly retry: (lease: Lease, error: unknown) => Promise<void>;
  /** Renews a lease: otherwise another worker claims the task. */
  readonly heartbeat: (lease: Lease) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Preloads the job engine while the database opens, so that startup need not wait for it afterwards. */
export function loadEngine() {
  return import("./engine.js");
}

type TaskOf<Name extends QueueName> = Name extends "exports" ? ExportTask : DeliveryTask;

/**
 * Starts pg-boss on an open database and creates the queues. `lease` is the number of seconds that a task stays leased
 * without a heartbeat.
 */
export async function startTaskQueue(
  storage: Storage,
  { lease }: { readonly lease: number },
  onError: (error: Error) => void,
): Promise<TaskQueue> {
  const { fromKysely } = await loadEngine();
  const { boss, tables } = await startBoss(storage, lease, onError);
  /** Last served workspace of each queue. */
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
    retry: (lease, error) =>
      retryTask({ boss, db: storage.db }, tableOf(lease.queue), lease, error),
    heartbeat: async ({ queue, id, retryCount }) => {
      await boss.touch(queue, { id, retryCount });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** Starts pg-boss, and returns the table with the tasks of each queue. */
async function startBoss(storage: Storage, lease: number, onError: (error: Error) => void) {
  // An older pg-boss schema is migrated here, while processes of the previous version still use it; a missing one may
  // be created by several starting processes at the same time.
  const boss = await retryConflicts(() => startEngine(storage, onError), isDoubled);
  const tables = new Map<string, string>();
  for (const queue of Object.values(queues))
    tables.set(queue.name, await openQueue(boss, { ...queue, heartbeatSeconds: lease }));
  await openWaitingIndex(storage.db, new Set(tables.values()));
  // If a service is running, its leases are valid.
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
    // pg-boss timers would keep a command from exiting.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

/** Groups deliveries by workspace and host, so that a slow host does not delay the others. */
function groupOf({ workspace, endpoint }: QueuedDelivery): { id: string } {
  return { id: `${workspace} ${new URL(endpoint).host}` };
}

/** Creates a queue if it is missing, and returns the table with its tasks. */
async function openQueue(boss: PgBoss, { name, partition, ...options }: Queue): Promise<string> {
  await boss.createQueue(name, { ...options, ...(partition && { partition }) });
  await boss.updateQueue(name, options);
  // On the first use of a queue, pg-boss reads its settings outside of our transaction. On the embedded database, which
  // has only one session, that would deadlock, so this call makes the first use here.
  await boss.findJobs(name, { id: NO_TASK });
  const queue = await boss.getQueue(name);
  if (!queue) throw new Error(`The queue ${name} was not created.`);
  return queue.table;
}

function workspaceOf({ groupId }: ClaimedTask<unknown>): string {
  return groupId?.split(" ", 1)[0] ?? "";
}

/**
 * Ends the leases of a dead process, so that its tasks can be claimed immediately. Only for the embedded database,
 * which only one process uses: no lease is valid when that process starts.
 */
async function retryOrphans({ db }: Storage, boss: PgBoss): Promise<void> {
  const { rows: orphans } = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where state = 'active'`.execute(db);
  for (const { name } of Object.values(queues)) {
    const ids = orphans.filter((orphan) => orphan.name === name).map(({ id }) => id);
    if (ids.length > 0)
      await boss.fail(name, ids, { message: "The process that had the lease died." });
    // The retry delay is reset, because a restart is not a failure of the task.
    for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
