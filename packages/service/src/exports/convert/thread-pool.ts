import { Worker } from "node:worker_threads";
import { createIdleThreads } from "./idle-threads.js";

// What the engine keeps free for new objects: its own choice for a thread is as much as a large document takes itself.
const youngMegabytes = 48;

/** Threads that each answer one call at a time. */
export interface ThreadPool<Call, Reply> {
  /** The call is made when a thread is free for it. Rejects where making it fails, or the thread dies over it, such as for want of memory. */
  readonly call: (makeCall: () => Call) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

interface Pending<Call, Reply> {
  readonly makeCall: () => Call;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/** How long a thread waits for its next call before it ends, in milliseconds. */
const IDLE_TIME = 120_000;

/**
 * A pool of up to `size` threads that run the module `entry`; a thread starts when it is first needed, and ends when
 * it was not needed for long.
 */
export function createThreadPool<Call, Reply>(
  entry: URL,
  size: number,
  idleTime = IDLE_TIME,
): ThreadPool<Call, Reply> {
  const idle = createIdleThreads(idleTime);
  const busy = new Map<Worker, Pending<Call, Reply>>();
  const queue: Pending<Call, Reply>[] = [];
  let closed = false;

  const spawn = () => {
    const worker = new Worker(entry, {
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    worker.on("message", (reply: Reply) => {
      busy.get(worker)?.resolve(reply);
      release(worker);
    });
    worker.on("error", (error: Error) => bury(worker, error));
    worker.on("exit", () => bury(worker, new Error("The conversion thread ended.")));
    return worker;
  };
  const release = (worker: Worker) => {
    busy.delete(worker);
    idle.add(worker);
    next();
  };
  const bury = (worker: Worker, error: Error) => {
    busy.get(worker)?.reject(error);
    busy.delete(worker);
    idle.remove(worker);
    if (!closed) next();
  };
  const next = () => {
    if (queue.length === 0 || (idle.count() === 0 && busy.size >= size)) return;
    const pending = queue.shift();
    if (!pending) return;
    const worker = idle.take() ?? spawn();
    busy.set(worker, pending);
    try {
      worker.postMessage(pending.makeCall(), []);
    } catch (error) {
      // The thread knows nothing of it, and is free for the next.
      pending.reject(error);
      release(worker);
    }
  };
  return {
    call: (makeCall) =>
      new Promise((resolve, reject) => {
        queue.push({ makeCall, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error("The service is stopping."));
      await Promise.all([idle.close(), ...[...busy.keys()].map((worker) => worker.terminate())]);
    },
  };
}
