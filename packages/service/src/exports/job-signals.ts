import { EventEmitter, once } from "node:events";
import type { ExportQueue } from "../jobs/queues.js";

/** Tells the parts of one process what happened, so that they need not wait for their next look into the database. */
export interface JobSignals {
  /** There is an export in a queue to be taken up. */
  readonly exportQueued: (queue: ExportQueue) => void;
  /** There may be messages to be delivered. */
  readonly messagesQueued: () => void;
  /** A job ended. */
  readonly jobEnded: (job: string) => void;
  readonly onExportQueued: (queue: ExportQueue, listener: () => void) => void;
  readonly onMessagesQueued: (listener: () => void) => void;
  /** Resolves when the job ends in this process, or after `timeout` milliseconds, or when `signal` aborts. */
  readonly untilJobEnded: (job: string, timeout: number, signal: AbortSignal) => Promise<void>;
}

/** Signals inside this process. */
export function createJobSignals(): JobSignals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    exportQueued: (queue) => void emitter.emit(`queued ${queue}`),
    messagesQueued: () => void emitter.emit("messages"),
    jobEnded: (job) => void emitter.emit(`ended ${job}`),
    onExportQueued: (queue, listener) => void emitter.on(`queued ${queue}`, listener),
    onMessagesQueued: (listener) => void emitter.on("messages", listener),
    untilJobEnded: async (job, timeout, signal) => {
      const until = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      // An abort is one of the ways in which waiting ends, not a fault.
      await once(emitter, `ended ${job}`, { signal: until }).catch(() => undefined);
    },
  };
}
