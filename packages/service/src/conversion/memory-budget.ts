import type { MemoryUsage } from "../observe/usage.js";
import { StoppingError } from "./conversion-errors.js";
import { createFairQueue } from "./fair-queue.js";
import { createWorkspaceMemory } from "./workspace-memory.js";

/** What work is to be done with. */
export interface MemoryRequest {
  readonly workspace: number;
  /** In bytes; capped at `max` of the budget. */
  readonly bytes: number;
}

/** Memory that is taken until the work ends. */
export interface MemoryLease {
  /** How much it is now. */
  readonly bytes: () => number;
  /** Gives back all but `bytes`, once less is enough. */
  readonly shrink: (bytes: number) => void;
}

/** Memory of all conversions together. */
export interface MemoryBudget {
  /** What one conversion, and one workspace, may have: half of all, so that another workspace finds some. */
  readonly max: number;
  /** Does the work when there is memory for it. Rejects with a {@link StoppingError} where that did not come. */
  readonly within: <Result>(
    request: MemoryRequest,
    work: (lease: MemoryLease) => Promise<Result>,
  ) => Promise<Result>;
  readonly usage: () => MemoryUsage;
  /** Work that waits is not begun any more. */
  readonly close: () => void;
}

interface Waiting extends MemoryRequest {
  readonly admit: () => void;
  readonly refuse: () => void;
  /** How often later ones were admitted before it. */
  passed: number;
}

/** Anyone who was passed by so often is waited for. */
const MAX_PASSED = 32;

/** A budget of `all` bytes that workspaces share: none holds more than a half, and they take turns. */
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
    // A request that waits for its own workspace does not delay another.
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
