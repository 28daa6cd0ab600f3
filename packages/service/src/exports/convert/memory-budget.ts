import { StoppingError } from "../stopping-error.js";
import { createFairQueue } from "./fair-queue.js";
import { createMemoryShares } from "./memory-shares.js";

/** What work is to be done with. */
export interface MemoryRequest {
  readonly workspace: number;
  /** Bytes; more than the most that one may have counts as that. */
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
  /** The most that one piece of work may have: a half, so that no workspace has more and others find some. */
  readonly most: number;
  /** Does the work when there is memory for it. Rejects with a {@link StoppingError} where that did not come. */
  readonly within: <Result>(
    request: MemoryRequest,
    work: (lease: MemoryLease) => Promise<Result>,
  ) => Promise<Result>;
  /** Work that waits is not begun any more. */
  readonly close: () => void;
}

interface Waiting extends MemoryRequest {
  readonly admit: () => void;
  readonly refuse: () => void;
  /** How often later ones were admitted before it. */
  passed: number;
}

/** Whoever was passed by so often is waited for. */
const MAX_PASSED = 32;

/** A budget of `all` bytes that workspaces share: none holds more than a half, and they take turns. */
export function createMemoryBudget(all: number): MemoryBudget {
  const most = Math.floor(all / 2);
  const queue = createFairQueue<Waiting>();
  const shares = createMemoryShares(all, most);
  let closed = false;
  const admitAll = () => {
    for (let next = takeNext(); next; next = takeNext()) {
      shares.change(next.workspace, next.bytes);
      next.admit();
    }
  };
  const takeNext = () => {
    const mayHave = ({ workspace, bytes }: Waiting) => shares.mayHave(workspace, bytes);
    // What its own workspace holds up is nobody else's concern.
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
    most,
    within: async ({ workspace, bytes }, work) => {
      const request = { workspace, bytes: Math.min(bytes, most) };
      await wait(request);
      const lease = createLease(request.bytes, (change) => {
        shares.change(workspace, change);
        admitAll();
      });
      try {
        return await work(lease);
      } finally {
        lease.shrink(0);
      }
    },
    close: () => {
      closed = true;
      for (const { refuse } of queue.clear()) refuse();
    },
  };
}

function createLease(bytes: number, onChange: (by: number) => void): MemoryLease {
  let kept = bytes;
  return {
    bytes: () => kept,
    shrink: (to) => {
      if (to >= kept) return;
      const by = to - kept;
      kept = to;
      onChange(by);
    },
  };
}
