import { Worker } from "node:worker_threads";
import { StoppingError } from "../stopping-error.js";
import { createIdleThreads } from "./idle-threads.js";

// What the engine keeps free for new objects: its own choice for a thread is as much as a large document takes itself.
const youngMegabytes = 48;

/** Threads that each answer one call at a time, and little ones by the handful: to wake a thread takes longer than they do. */
export interface ThreadPool<Call, Reply> {
  /**
   * The call is made when a thread is free for it; a `little` one may share a message with others.
   * Rejects where making it fails, or the thread dies over it, such as for want of memory.
   */
  readonly call: (makeCall: () => Call, little?: boolean) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

interface Pending<Call, Reply> {
  readonly makeCall: () => Call;
  readonly little: boolean;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds how long the first of them waits for the last. */
const MOST_TOGETHER = 16;

/** How long a thread waits for its next call before it ends, in milliseconds. */
const IDLE_TIME = 120_000;

/**
 * A pool of up to `size` threads that run the module `entry`, which answers a list of calls by the list of replies; a
 * thread starts when it is first needed, and ends when it was not needed for long.
 */
export function createThreadPool<Call, Reply>(
  entry: URL,
  size: number,
  idleTime = IDLE_TIME,
): ThreadPool<Call, Reply> {
  const idle = createIdleThreads(idleTime);
  const busy = new Map<Worker, readonly Pending<Call, Reply>[]>();
  const queue: Pending<Call, Reply>[] = [];
  let closed = false;

  const spawn = () =>
    startThread<Reply>(entry, {
      answered: (worker, replies) => {
        const asked = busy.get(worker) ?? [];
        replies.forEach((reply, index) => asked[index]?.resolve(reply));
        release(worker);
      },
      ended: (worker, error) => bury(worker, error),
    });
  const release = (worker: Worker) => {
    busy.delete(worker);
    idle.add(worker);
    look();
  };
  const bury = (worker: Worker, error: Error) => {
    for (const { reject } of busy.get(worker) ?? []) reject(error);
    busy.delete(worker);
    idle.remove(worker);
    if (!closed) look();
  };
  const look = oncePerTurn(() => {
    while (queue.length > 0 && (idle.count() > 0 || busy.size < size)) handOver();
  });
  const handOver = () => {
    const made = makeCalls(takeTogether(queue));
    if (made.length === 0) return;
    const worker = idle.take() ?? spawn();
    const asked = made.map(({ pending }) => pending);
    const calls = made.map(({ call }) => call);
    busy.set(worker, asked);
    try {
      worker.postMessage(calls, []);
    } catch (error) {
      // The thread knows nothing of them, and is free for the next.
      for (const { reject } of asked) reject(error);
      release(worker);
    }
  };
  return {
    call: (makeCall, little = false) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoppingError());
        queue.push({ makeCall, little, resolve, reject });
        look();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new StoppingError());
      await Promise.all([idle.close(), ...[...busy.keys()].map((worker) => worker.terminate())]);
    },
  };
}

/** Does the work at the end of the turn of the event loop that it is asked for in: what comes in that turn goes along. */
function oncePerTurn(work: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    setImmediate(() => {
      asked = false;
      work();
    });
  };
}

/** What becomes of a thread. */
interface ThreadEvents<Reply> {
  readonly answered: (worker: Worker, replies: readonly Reply[]) => void;
  readonly ended: (worker: Worker, error: Error) => void;
}

function startThread<Reply>(entry: URL, { answered, ended }: ThreadEvents<Reply>): Worker {
  const resourceLimits = { maxYoungGenerationSizeMb: youngMegabytes };
  const worker = new Worker(entry, { resourceLimits });
  worker.on("message", (replies: readonly Reply[]) => answered(worker, replies));
  worker.on("error", (error: Error) => ended(worker, error));
  worker.on("exit", () => ended(worker, new Error("The conversion thread ended.")));
  return worker;
}

/** Takes the first out of the queue, and where it is little those little ones that come right after it. */
function takeTogether<Call, Reply>(queue: Pending<Call, Reply>[]): Pending<Call, Reply>[] {
  const other = queue.findIndex(({ little }) => !little);
  const littles = other === -1 ? queue.length : other;
  return queue.splice(0, Math.max(Math.min(littles, MOST_TOGETHER), 1));
}

/** Leaves out, and rejects, what cannot be made. */
function makeCalls<Call, Reply>(asked: readonly Pending<Call, Reply>[]) {
  return asked.flatMap((pending) => {
    try {
      return [{ pending, call: pending.makeCall() }];
    } catch (error) {
      pending.reject(error);
      return [];
    }
  });
}
