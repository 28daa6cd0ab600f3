import type { Worker } from "node:worker_threads";

/** Threads that wait for their next call. */
export interface IdleThreads {
  readonly add: (worker: Worker) => void;
  /** The one that was busy last, so that others may end. */
  readonly take: () => Worker | undefined;
  readonly remove: (worker: Worker) => void;
  readonly count: () => number;
  /** Ends all. */
  readonly close: () => Promise<void>;
}

/** Threads that end after `idleTime` milliseconds: a thread keeps the memory that it once needed. */
export function createIdleThreads(idleTime: number): IdleThreads {
  const timers = new Map<Worker, NodeJS.Timeout>();
  const remove = (worker: Worker) => {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
  };
  const end = (worker: Worker) => {
    remove(worker);
    return worker.terminate();
  };
  return {
    add: (worker) => {
      timers.set(worker, setTimeout(() => void end(worker), idleTime).unref());
    },
    take: () => {
      const worker = [...timers.keys()].at(-1);
      if (worker) remove(worker);
      return worker;
    },
    remove,
    count: () => timers.size,
    close: async () => {
      await Promise.all([...timers.keys()].map(end));
    },
  };
}
