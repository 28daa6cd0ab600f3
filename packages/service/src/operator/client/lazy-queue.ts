import type { Settings } from "../../config/settings.js";
import { startTaskQueue, type TaskQueue } from "../../storage/queue/task-queue.js";
import type { Storage } from "../../storage/storage.js";

/** The queue of a database, which starts when something is put into it: most commands only read. */
export function lazyQueue(
  storage: Storage,
  { workers }: Settings,
  onError: (error: unknown) => void,
): TaskQueue {
  let started: Promise<TaskQueue> | undefined;
  const start = () => (started ??= startTaskQueue(storage, workers, onError));
  return {
    get boss(): never {
      throw new Error("A command has no job engine of its own.");
    },
    claim: async (...given) => (await start()).claim(...given),
    enqueueExports: async (...given) => (await start()).enqueueExports(...given),
    enqueueDeliveries: async (...given) => (await start()).enqueueDeliveries(...given),
    complete: async (...given) => (await start()).complete(...given),
    retry: async (...given) => (await start()).retry(...given),
    remove: async (...given) => (await start()).remove(...given),
    heartbeat: async (...given) => (await start()).heartbeat(...given),
    stop: async () => (await started)?.stop(),
  };
}
