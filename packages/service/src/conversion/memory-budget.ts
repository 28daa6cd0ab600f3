import type { MemoryUsage } from "../observe/usage.js";
import { StoppingError } from "./conversion-errors.js";
import { createFairQueue } from "./fair-queue.js";
import { createWorkspaceMemory } from "./workspace-memory.js";

/** The memory that some work needs. */
export interface MemoryRequest {
  readonly workspace: number;
  /** Needed memory in bytes; capped at the `max` of the budget. */
  readonly bytes: number;
}

/** Memory that is reserved until the work ends. */
export interface MemoryLease {
  /** Returns the current size in bytes. */
  readonly bytes: () => number;
  /** Releases all but `bytes`, once less is enough. */
  readonly shrink: (bytes: number) => void;
}

/** Memory that all conversions share. */
export interface MemoryBudget {
  /** Maximum for one conversion, and for one workspace: half of the total, so that other workspaces get some. */
  readonly max: number;
  /**
   * Runs the work once enough memory is free. Rejects with a {@link StoppingError} if the budget was closed before
   * that.
   */
  readonly within: <Result>(
    request: MemoryRequest,
    work: (lease: MemoryLease) => Promise<Result>,
  ) => Promise<Result>;
  readonly usage: () => MemoryUsage;
  /** Rejects all waiting work. */
  readonly close: () => void;
}

interface Waiting extends MemoryRequest {
  readonly admit: () => void;
  readonly refuse: () => void;
  /** Number of later requests that were admitted before this one. */
  passed: number;
}

/**
 * Number of later requests that may be admitted before a waiting one. The waiting one is then admitted before any
 * other.
 */
const MAX_PASSED = 32;

/** Creates a budget of `all` bytes that workspaces share in turns. None may use more than half. */
export function createMemoryBudget(all: number): MemoryBudget {
  const max = Math.floor(all / 2);
  const queue = createFairQueue<Waiting>();
  const shares = createWorkspaceMemory(all, max);
  let closed = false;
  let running = 0;
  const admitAll = () => {
    for (let next = takeNext(); next; next = takeNext()) {
      shares.change(next.workspace, next.bytes);
      next.admit();
    }
  };
  const takeNext = () => {
    const mayHave = ({ workspace, bytes }: Waiting) => shares.mayHave(workspace, bytes);
    // A request that only waits for its own workspace's memory does not delay other workspaces.
    const overdue = queue.heads().find((head) => head.passed >= MAX_PASSED && mayHave(head));
    const next = queue.take(
      (head) => shares.isFree(head.bytes) && mayHave(head) && (overdue ?? head) === head,
    );
    if (next) for (const head of queue.heads()) head.passed += 1;
    return next;
  };
  const wait = (request: MemoryRequest) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new StoppingError());
      if (closed) return refuse();
      queue.add(request.workspace, { ...request, admit: resolve, refuse, passed: 0 });
      return admitAll();
    });
  return {
    max,
    within: async ({ workspace, bytes }, work) => {
      const request = { workspace, bytes: Math.min(bytes, max) };
      await wait(request);
      const lease = createLease(request.bytes, (change) => {
        shares.change(workspace, change);
        admitAll();
      });
      running += 1;
      try {
        return await work(lease);
      } finally {
        running -= 1;
        lease.shrink(0);
      }
    },
    usage: () => ({ bytes: all - shares.left(), limit: all, running, waiting: queue.size() }),
    close: () => {
      closed = true;
      for (const { refuse } of queue.clear()) refuse();
    },
  };
}

function createLease(bytes: number, onChange: (by: number) => void): MemoryLease {
  let leased = bytes;
  return {
    bytes: () => leased,
    shrink: (to) => {
      if (to >= leased) return;
      const by = to - leased;
      leased = to;
      onChange(by);
    },
  };
}
