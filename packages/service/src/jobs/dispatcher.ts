import type { Job, PgBoss } from "pg-boss";
import { createAlarm } from "./alarm.js";
import { createGroupCount } from "./group-count.js";
import type { HeldTask } from "./job-engine.js";
import { POLL_INTERVAL } from "./queues.js";

/** Once more than half of a dispatcher's room is taken, it waits at most so long for more to become free; in milliseconds. */
const GATHER = 20;

/** What a dispatcher needs. */
export interface DispatcherOptions<Task> {
  readonly boss: PgBoss;
  readonly queue: string;
  /** A worker touches what it holds this often; in milliseconds. */
  readonly touchInterval: number;
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many of one group run at once, so that no group holds up the others; tasks without a group are free. */
  readonly perGroup?: number;
  /**
   * Does a task and completes it; where it throws, the task is tried again later.
   * `makeRoom` lets another task begin, where what is left to do is little.
   */
  readonly handle: (task: Task, held: HeldTask, makeRoom: () => void) => Promise<void>;
  readonly onError: (error: unknown, task: Task | undefined) => void;
}

/** Takes tasks up as they come. */
export interface Dispatcher {
  /** Looks for work now, rather than at the next poll. */
  readonly wake: () => void;
  /** Takes up no more, and waits for what runs, `grace` milliseconds at most. */
  readonly stop: (grace: number) => Promise<void>;
}

/**
 * Starts taking tasks up.
 * The engine's own worker sleeps between two single tasks; this one asks for as many as it can hold,
 * and asks again as soon as one ends.
 */
export function startDispatcher<Task>(options: DispatcherOptions<Task>): Dispatcher {
  const running = new Map<string, Promise<void>>();
  const groups = createGroupCount(options.perGroup ?? options.concurrency);
  /** Tasks that take room; some that run take none any more. */
  const taking = new Set<string>();
  /** When a look found less than there was room for. */
  let emptyAt = -Infinity;
  const stopping = new AbortController();
  const { sleep, wake } = createAlarm();
  /** Waits for room for half of all, since what ends together is replaced together. */
  const gather = async () => {
    const until = performance.now() + GATHER;
    for (let rest = GATHER; rest > 0; rest = until - performance.now()) {
      if (taking.size <= options.concurrency / 2 || stopping.signal.aborted) return;
      await sleep(rest);
    }
  };
  const start = (job: Job<Task>) => {
    taking.add(job.id);
    groups.add(job.groupId);
    const makeRoom = () => {
      if (!taking.delete(job.id)) return;
      groups.remove(job.groupId);
      // Where nothing waited a moment ago, room alone is no reason to look again.
      if (performance.now() - emptyAt > GATHER) wake();
    };
    const done = runTask(options, job, makeRoom).finally(() => {
      makeRoom();
      running.delete(job.id);
    });
    running.set(job.id, done);
  };
  /** Takes up as many as there is room for. */
  const refill = async () => {
    let batch = 0;
    let taken = 0;
    do {
      batch = groups.batch(options.concurrency - taking.size);
      const tasks = await takeUp(options, batch, groups.full());
      tasks.forEach(start);
      taken = tasks.length;
      if (taken < batch) emptyAt = performance.now();
    } while (taken > 0 && taken === batch && !stopping.signal.aborted);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Begun before the look, so that a wake during it is not lost.
      const slept = sleep(POLL_INTERVAL);
      await refill();
      await slept;
      // A look costs about as much as a task's other statements.
      await gather();
    }
  };
  const looped = options.concurrency === 0 ? Promise.resolve() : loop();
  return {
    wake,
    stop: async (grace) => {
      stopping.abort();
      wake();
      await looped;
      await withinGrace(Promise.allSettled(running.values()), grace);
    },
  };
}

async function takeUp<Task>(
  { boss, queue, onError }: DispatcherOptions<Task>,
  room: number,
  ignoreGroups: string[],
): Promise<readonly Job<Task>[]> {
  if (room <= 0) return [];
  try {
    return await boss.fetch<Task>(queue, { batchSize: room, ignoreGroups });
  } catch (error) {
    onError(error, undefined);
    return [];
  }
}

async function runTask<Task>(
  { boss, queue, touchInterval, handle, onError }: DispatcherOptions<Task>,
  job: Job<Task>,
  makeRoom: () => void,
): Promise<void> {
  const held = { queue, id: job.id, retryCount: job.retryCount };
  const beat = setInterval(() => {
    boss.touch(queue, held).catch((error: unknown) => onError(error, job.data));
  }, touchInterval);
  try {
    await handle(job.data, held, makeRoom);
  } catch (error) {
    onError(error, job.data);
    await handBack(boss, held, error).catch((failure: unknown) => onError(failure, job.data));
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
