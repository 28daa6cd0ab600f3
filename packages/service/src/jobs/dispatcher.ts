import type { PgBoss } from "pg-boss";
import { createAlarm, type Alarm } from "./alarm.js";
import { createGroupCount, type GroupCount } from "./group-count.js";
import type { ClaimedTask } from "./claim-tasks.js";
import type { HeldTask } from "./job-engine.js";
import { createLookout, type Lookout } from "./lookout.js";
import { POLL_INTERVAL } from "./queues.js";

/** While tasks run, others wait for each other so long at most before they are looked for; in milliseconds. */
const GATHER = 20;

/** What a request calls tasks without a group. */
const NO_GROUP = "";

/** A task as the engine hands it out. */
export type FetchedTask<Task> = ClaimedTask<Task>;

/** What a dispatcher asks for. */
export interface FetchRequest {
  readonly batchSize: number;
  /** Groups of which none is wanted now. */
  readonly ignoreGroups: string[];
}

/** What a dispatcher needs. */
export interface DispatcherOptions<Task, Fetched extends FetchedTask<Task>> {
  readonly boss: PgBoss;
  readonly queue: string;
  /** A worker touches what it holds this often; in milliseconds. */
  readonly touchInterval: number;
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many of one group run at once, so that no group holds up the others; tasks without a group are free. */
  readonly perGroup?: number;
  /**
   * How many tasks run beyond `concurrency`, only of groups that have none running here: whoever has only slow tasks
   * may use all of `concurrency`, and holds up nobody else.
   */
  readonly reserve?: number;
  /** Takes tasks out of the queue: they are this process's from then on. */
  readonly fetch: (request: FetchRequest) => Promise<readonly Fetched[]>;
  /**
   * Does a task and completes it; where it throws, the task is tried again later.
   * `makeRoom` lets another task begin, where what is left to do is little.
   */
  readonly handle: (task: Fetched, held: HeldTask, makeRoom: () => void) => Promise<void>;
  readonly onError: (error: unknown, task: Task | undefined) => void;
}

/** Takes tasks up as they come. */
export interface Dispatcher {
  /** Tells of a task that waits, so that it need not wait for the next poll. */
  readonly wake: () => void;
  /** Takes up no more, and waits for what runs, `grace` milliseconds at most. */
  readonly stop: (grace: number) => Promise<void>;
  /** Waits for what still runs after a stop, and is being handed back, `grace` milliseconds at most. */
  readonly settle: (grace: number) => Promise<void>;
}

/**
 * Starts taking tasks up.
 * The engine's own worker sleeps between two single tasks; this one asks for as many as it can hold,
 * and asks again as soon as there are some.
 */
export function startDispatcher<Task extends object, Fetched extends FetchedTask<Task>>(
  options: DispatcherOptions<Task, Fetched>,
): Dispatcher {
  const { concurrency } = options;
  const running = new Map<string, Promise<void>>();
  const groups = createGroupCount(options.perGroup ?? concurrency);
  /** Tasks that take room; some that run take none any more. */
  const taking = new Set<string>();
  const claimReserve = createReserve(options, groups);
  const lookout = createLookout(concurrency);
  const stopping = new AbortController();
  const { sleep, wake } = createAlarm();
  const start = (task: Fetched) => {
    taking.add(task.id);
    groups.add(task.groupId);
    const makeRoom = () => {
      if (!taking.delete(task.id)) return;
      groups.remove(task.groupId);
      // Where nothing waits, room alone is no reason to look again.
      if (lookout.hasSome()) wake();
    };
    const done = runTask(options, task, makeRoom).finally(() => {
      makeRoom();
      running.delete(task.id);
    });
    running.set(task.id, done);
  };
  /** Takes up as many as there is room for. */
  const refill = async () => {
    let mayBeMore = true;
    while (mayBeMore && !stopping.signal.aborted) {
      const batchSize = groups.batch(concurrency - taking.size);
      const tasks = await look(options, lookout, { batchSize, ignoreGroups: groups.full() });
      tasks.forEach(start);
      mayBeMore = tasks.length === batchSize && taking.size < concurrency;
    }
    if (!stopping.signal.aborted) (await claimReserve(taking.size)).forEach(start);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Begun before the look, so that a wake during it is not lost.
      const slept = sleep(POLL_INTERVAL);
      await refill();
      await slept;
      await gather(sleep, () => lookout.isWorthIt(taking.size) || stopping.signal.aborted);
    }
  };
  const settle = (grace: number) => withinGrace(Promise.allSettled(running.values()), grace);
  const looped = concurrency === 0 ? Promise.resolve() : loop();
  return {
    wake: () => {
      lookout.tell();
      wake();
    },
    stop: async (grace) => {
      stopping.abort();
      wake();
      await looped;
      await settle(grace);
    },
    settle,
  };
}

/** Lets tasks wait for each other, so that several are taken up by one look. */
async function gather(sleep: Alarm["sleep"], isOver: () => boolean): Promise<void> {
  const until = performance.now() + GATHER;
  for (let rest = GATHER; rest > 0 && !isOver(); rest = until - performance.now())
    await sleep(rest);
}

async function look<Task, Fetched extends FetchedTask<Task>>(
  options: DispatcherOptions<Task, Fetched>,
  lookout: Lookout,
  request: FetchRequest,
): Promise<readonly Fetched[]> {
  lookout.begin();
  const tasks = await takeUp(options, request);
  const leftOut = request.ignoreGroups.length > 0;
  lookout.end({ asked: request.batchSize, found: tasks.length, leftOut });
  return tasks;
}

/** Claims for groups that have nothing running while all else is taken; seldom, since mostly nobody else waits. */
function createReserve<Task, Fetched extends FetchedTask<Task>>(
  options: DispatcherOptions<Task, Fetched>,
  groups: GroupCount,
): (running: number) => Promise<readonly Fetched[]> {
  const { concurrency, reserve = 0 } = options;
  let claimed = -Infinity;
  return async (running) => {
    const isSoon = performance.now() - claimed < POLL_INTERVAL;
    if (running < concurrency || running >= concurrency + reserve || isSoon) return [];
    claimed = performance.now();
    const ignoreGroups = [NO_GROUP, ...groups.names()];
    return takeUp(options, { batchSize: concurrency + reserve - running, ignoreGroups });
  };
}

async function takeUp<Task, Fetched extends FetchedTask<Task>>(
  { fetch, onError }: DispatcherOptions<Task, Fetched>,
  request: FetchRequest,
): Promise<readonly Fetched[]> {
  if (request.batchSize <= 0) return [];
  try {
    return await fetch(request);
  } catch (error) {
    onError(error, undefined);
    return [];
  }
}

async function runTask<Task, Fetched extends FetchedTask<Task>>(
  { boss, queue, touchInterval, handle, onError }: DispatcherOptions<Task, Fetched>,
  task: Fetched,
  makeRoom: () => void,
): Promise<void> {
  const held = { queue, id: task.id, retryCount: task.retryCount };
  const beat = setInterval(() => {
    boss.touch(queue, held).catch((error: unknown) => onError(error, task.data));
  }, touchInterval);
  try {
    await handle(task, held, makeRoom);
  } catch (error) {
    onError(error, task.data);
    await handBack(boss, held, error).catch((failure: unknown) => onError(failure, task.data));
  } finally {
    clearInterval(beat);
  }
}

async function handBack(boss: PgBoss, held: HeldTask, error: unknown): Promise<void> {
  const { queue, id, retryCount } = held;
  const message = error instanceof Error ? error.message : String(error);
  await boss.fail(queue, { id, retryCount }, { message });
}

async function withinGrace(work: Promise<unknown>, grace: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, grace);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
