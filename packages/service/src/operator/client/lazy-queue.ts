import type { Settings } from "../../config/settings.js";
import { startTaskQueue, type TaskQueue } from "../../storage/queue/task-queue.js";
import type { Storage } from "../../storage/storage.js";

/** A queue that starts on demand. */
export interface LazyQueue extends TaskQueue {
  /**
   * Starts the queue. Call it before a transaction that uses the queue: the embedded database has only one connection.
   */
  readonly start: () => Promise<unknown>;
}

/** Returns the queue of a database for a command: most commands only read, and do not need it. */
export function lazyQueue(
  storage: Storage,
  { workers }: Settings,
  onError: (error: unknown) => void,
): LazyQueue {
  let started: Promise<TaskQueue> | undefined;
  const start = () => (started ??= startTaskQueue(storage, workers, onError));
  return {
    start,
    get boss(): never {
      throw new Error("A command has no job engine of its own.");
    },
    claim: async (...given) => (await start()).claim(...given),
    enqueueExports: async (...given) => (await start()).enqueueExports(...given),
    enqueueDeliveries: async (...given) => (await start()).enqueueDeliveries(...given),
    complete: async (...given) => (await start()).complete(...given),
    retry: async (...given) => (await start()).retry(...given),
    hold: async (...given) => (await start()).hold(...given),
    holdLeased: async (...given) => (await start()).holdLeased(...given),
    release: async (...given) => (await start()).release(...given),
    remove: async (...given) => (await start()).remove(...given),
    heartbeat: async (...given) => (await start()).heartbeat(...given),
    stop: async () => (await started)?.stop(),
  };
}
