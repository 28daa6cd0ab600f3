/*
 * A dispatcher claims tasks of a queue and runs them, as many at once as it has slots.
 *
 *            wake, poll interval            slots free, more to claim
 *     ┌───────────────────────────┐        ┌─────────────┐
 *     │                           ▼        │             ▼
 *   idle ◀──── nothing left ─── claiming ──┘   each task: running ─▶ delivered ─▶ ended
 *     │                           │                        │  slot freed   (slot freed at the
 *     └────────── stop ───────────┴──▶ draining            └── failed ─▶ retried later     latest)
 *
 * pg-boss's own `work` is not used: it fetches by its own query, and exports are claimed fairly across workspaces
 * together with their jobs, in one transaction.
 */
import type { ClaimOptions, Lease } from "../storage/queue/task-queue.js";
import { createWakeableTimer } from "./wakeable-timer.js";

/**
 * Time between two claims without a wake-up, in milliseconds. It is needed because other processes may enqueue tasks,
 * or tasks may become due.
 */
const POLL_INTERVAL_MS = 500;

/** Name in `ignoreGroups` for tasks without a group. */
const NO_GROUP = "";

/** A claimed task. */
interface Leased {
  readonly lease: Lease;
}

/** Options of a dispatcher. */
export interface DispatcherOptions<Task extends Leased> {
  /** Maximum number of concurrent tasks; 0 to run none. */
  readonly concurrency: number;
  /** Maximum number of concurrent tasks per group; tasks without a group have no limit. */
  readonly perGroup?: number;
  /**
   * Extra slots beyond `concurrency` for groups that have nothing running here: a group with slow tasks may then use
   * all of `concurrency` without delaying the others.
   */
  readonly reserve?: number;
  readonly claim: (options: ClaimOptions) => Promise<readonly Task[]>;
  /** Time between two polls in milliseconds; 500 by default. */
  readonly pollInterval?: number;
  /**
   * Runs a task and completes it; if it throws, the task is retried later. It may call `releaseSlot` when little work
   * is left, so that another task can start.
   */
  readonly run: (task: Task, releaseSlot: () => void) => Promise<void>;
  readonly heartbeat: (lease: Lease) => Promise<void>;
  /** Time between two heartbeats of a lease, in milliseconds. */
  readonly heartbeatInterval: number;
  readonly retry: (lease: Lease, error: unknown) => Promise<void>;
  readonly onError: (error: unknown, lease: Lease | undefined) => void;
}

/** Runs tasks as they become due. */
export interface Dispatcher {
  /** Claims immediately instead of at the next poll. */
  readonly wake: () => void;
  /** Stops claiming, and waits at most `timeout` milliseconds for the running tasks. */
  readonly stop: (timeout: number) => Promise<void>;
  /** Waits at most `timeout` milliseconds for tasks that are still running after `stop`. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** Starts a dispatcher. */
export function startDispatcher<Task extends Leased>(options: DispatcherOptions<Task>): Dispatcher {
  const { concurrency, pollInterval = POLL_INTERVAL_MS } = options;
  const stopping = new AbortController();
  const timer = createWakeableTimer();
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    timer.wake();
  };
  const slots = createSlots(options, wake);
  const claimReserve = createReserve(options, slots);
  const claimAll = async () => {
    isWoken = false;
    let mayBeMore = true;
    while (mayBeMore && !stopping.signal.aborted) {
      const limit = slots.groups.batch(concurrency - slots.taken());
      const tasks = await claim(options, { limit, ignoreGroups: slots.groups.full() });
      tasks.forEach(slots.start);
      mayBeMore = tasks.length > 0 && tasks.length === limit;
    }
    if (!stopping.signal.aborted) (await claimReserve()).forEach(slots.start);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await claimAll();
      if (!isWoken && !stopping.signal.aborted) await timer.sleep(pollInterval);
    }
  };
  const looped = concurrency === 0 ? Promise.resolve() : loop();
  return {
    wake,
    stop: async (timeout) => {
      stopping.abort();
      wake();
      await looped;
      await slots.drain(timeout);
    },
    drain: slots.drain,
  };
}

/** Slots of a dispatcher, with the tasks running in them. */
interface Slots<Task> {
  readonly groups: GroupLimits;
  readonly taken: () => number;
  readonly start: (task: Task) => void;
  /** Waits at most `timeout` milliseconds for all running tasks. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** Creates the slots. Calls `onFree` when a slot becomes free that a task may be waiting for. */
function createSlots<Task extends Leased>(
  options: DispatcherOptions<Task>,
  onFree: () => void,
): Slots<Task> {
  const { concurrency, perGroup = concurrency } = options;
  const groups = createGroupLimits(perGroup);
  // Tracked by lease, not by task: a task whose lease was lost may be claimed here again while it is still running.
  const taken = new Set<Lease>();
  const running = new Set<Promise<void>>();
  const release = (lease: Lease) => {
    const isNeeded = taken.size >= concurrency || groups.full().length > 0;
    if (!taken.delete(lease)) return;
    groups.remove(lease.groupId);
    if (isNeeded) onFree();
  };
  return {
    groups,
    taken: () => taken.size,
    start: (task) => {
      const { lease } = task;
      taken.add(lease);
      groups.add(lease.groupId);
      const ended = runTask(options, task, () => release(lease)).finally(() => {
        release(lease);
        running.delete(ended);
      });
      running.add(ended);
    },
    drain: (timeout) => atMost(Promise.allSettled(running), timeout),
  };
}

/**
 * Claims tasks of groups that have nothing running while all slots are in use; at most once per poll interval, because
 * there are rarely any.
 */
function createReserve<Task extends Leased>(
  options: DispatcherOptions<Task>,
  { groups, taken }: Slots<Task>,
): () => Promise<readonly Task[]> {
  const { concurrency, reserve = 0 } = options;
  let claimedAt = -Infinity;
  return async () => {
    const limit = concurrency + reserve - taken();
    const isSoon = performance.now() - claimedAt < POLL_INTERVAL_MS;
    if (taken() < concurrency || limit <= 0 || isSoon) return [];
    claimedAt = performance.now();
    return claim(options, { limit, ignoreGroups: [NO_GROUP, ...groups.running()] });
  };
}

async function claim<Task extends Leased>(
  options: DispatcherOptions<Task>,
  request: ClaimOptions,
): Promise<readonly Task[]> {
  if (request.limit <= 0) return [];
  try {
    return await options.claim(request);
  } catch (error) {
    options.onError(error, undefined);
    return [];
  }
}

async function runTask<Task extends Leased>(
  { run, heartbeat, heartbeatInterval, retry, onError }: DispatcherOptions<Task>,
  task: Task,
  releaseSlot: () => void,
): Promise<void> {
  const { lease } = task;
  const onFailure = (error: unknown) => onError(error, lease);
  const beat = setInterval(() => void heartbeat(lease).catch(onFailure), heartbeatInterval);
  try {
    await run(task, releaseSlot);
  } catch (error) {
    onFailure(error);
    await retry(lease, error).catch(onFailure);
  } finally {
    clearInterval(beat);
  }
}

async function atMost(work: Promise<unknown>, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/** Counts running tasks by group, so that one group cannot take all slots. */
export interface GroupLimits {
  readonly add: (group: string | null) => void;
  readonly remove: (group: string | null) => void;
  /** Groups that have reached their limit. */
  readonly full: () => string[];
  /** Groups that have tasks running. */
  readonly running: () => string[];
  /** Returns how many tasks can be claimed at once without exceeding the limit of any group, whatever their groups. */
  readonly batch: (slots: number) => number;
}

/** Allows `max` running tasks per group. Tasks without a group are not counted. */
export function createGroupLimits(max: number): GroupLimits {
  const counts = new Map<string, number>();
  const change = (group: string | null, by: number) => {
    if (group === null) return;
    const count = (counts.get(group) ?? 0) + by;
    if (count === 0) counts.delete(group);
    else counts.set(group, count);
  };
  return {
    add: (group) => change(group, 1),
    remove: (group) => change(group, -1),
    full: () => [...counts].filter(([, count]) => count >= max).map(([group]) => group),
    running: () => [...counts.keys()],
    batch: (slots) => {
      const growing = [...counts.values()].filter((count) => count < max);
      return Math.min(slots, max - Math.max(0, ...growing));
    },
  };
}
