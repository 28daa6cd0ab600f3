import { StoppingError, ConversionFailedError } from "./conversion-errors.js";
import type { ProcessLimits } from "./conversion-process.js";
import type { ConvertCall, ConvertReply } from "./convert-message.js";
import { createFairQueue, type FairQueue } from "./fair-queue.js";
import { createIdleProcesses } from "./idle-processes.js";

/** A pool of conversion processes. */
export interface ProcessPool {
  /**
   * Returns the reply once a process is free; workspaces take turns. Rejects with a {@link ConversionFailedError} if
   * this call makes its process die or takes too long, and with a {@link StoppingError} after `close`.
   */
  readonly run: (workspace: number, call: ConvertCall) => Promise<ConvertReply>;
  /** Starts a process for the next call, unless one is already idle. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

/** Options of a pool. */
export interface ProcessPoolOptions {
  /** Limits of each process. */
  readonly limits: ProcessLimits;
  /** Maximum number of busy processes. */
  readonly size: number;
  /** Maximum number of calls per message. For a tiny document, sending the message takes longer than the conversion. */
  readonly batch: number;
  /**
   * Time in milliseconds that an idle process waits for its next call before it exits: a process never releases memory
   * that it once needed.
   */
  readonly idleTime: number;
}

interface Pending {
  readonly workspace: number;
  readonly call: ConvertCall;
  /**
   * True if a process died while handling this call together with others. The call is then retried alone, so that only
   * the call at fault fails.
   */
  readonly isAlone: boolean;
  readonly resolve: (reply: ConvertReply) => void;
  readonly reject: (error: unknown) => void;
}

/** Creates a pool of processes, each started when it is first needed. */
export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const queue = createFairQueue<Pending>();
  const processes = createIdleProcesses(options.limits, options.idleTime);
  const state = { busy: 0, isAsked: false, isClosed: false };
  const work = async (calls: readonly Pending[]) => {
    state.busy += 1;
    try {
      const process = processes.take();
      const replies = await process.run(calls.map(({ call }) => call));
      processes.release(process);
      for (const [index, reply] of replies.entries()) calls[index]?.resolve(reply);
    } catch (error) {
      if (calls.length > 1 && error instanceof ConversionFailedError)
        for (const pending of calls) queue.add(pending.workspace, { ...pending, isAlone: true });
      else for (const { reject } of calls) reject(error);
    }
    state.busy -= 1;
    startAll();
  };
  const startAll = () => {
    while (state.busy < options.size && !state.isClosed) {
      const calls = takeBatch(queue, options.batch);
      if (calls.length === 0) return;
      void work(calls);
    }
  };
  /** Waits until the end of this event loop turn, so that calls from the same turn share a message. */
  const startSoon = () => {
    if (state.isAsked) return;
    state.isAsked = true;
    setImmediate(() => {
      state.isAsked = false;
      startAll();
    });
  };
  return {
    run: (workspace, call) =>
      new Promise((resolve, reject) => {
        if (state.isClosed) return reject(new StoppingError());
        queue.add(workspace, { workspace, call, isAlone: false, resolve, reject });
        return startSoon();
      }),
    warmUp: () => processes.release(processes.take()),
    close: () => {
      state.isClosed = true;
      for (const { reject } of queue.clear()) reject(new StoppingError());
      processes.close();
    },
  };
}

function takeBatch(queue: FairQueue<Pending>, max: number): readonly Pending[] {
  const first = queue.take();
  if (!first) return [];
  const calls = [first];
  while (!first.isAlone && calls.length < max) {
    const next = queue.take(({ isAlone }) => !isAlone);
    if (!next) break;
    calls.push(next);
  }
  return calls;
}
