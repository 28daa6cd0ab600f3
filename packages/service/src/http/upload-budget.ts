import type { IncomingMessage } from "node:http";

/** Memory for the bodies of requests that are read at the same time. */
export interface UploadBudget {
  /**
   * Resolves when there is room for a body, with the function that gives the room back;
   * with undefined where nobody gave any back for too long.
   */
  readonly take: (bytes: number) => Promise<(() => void) | undefined>;
}

/** What a budget holds. */
export interface UploadBudgetOptions {
  /** Bytes of all bodies together. */
  readonly bytes: number;
  /** Milliseconds that bodies wait for room while none is given back; as long as some is, they wait on. */
  readonly patience: number;
}

interface Waiting {
  readonly cost: number;
  readonly admit: () => void;
  readonly refuse: () => void;
}

/** A budget that serves in the order of asking; a body that is larger than all of it gets it alone. */
export function createUploadBudget({ bytes: all, patience }: UploadBudgetOptions): UploadBudget {
  const queue = new Set<Waiting>();
  let left = all;
  let timer: NodeJS.Timeout | undefined;
  const admitAll = () => {
    for (const waiting of queue) {
      if (waiting.cost > left) return;
      queue.delete(waiting);
      left -= waiting.cost;
      waiting.admit();
    }
  };
  const proceed = () => {
    clearTimeout(timer);
    admitAll();
    timer = queue.size > 0 ? setTimeout(giveUp, patience) : undefined;
  };
  /** Who comes first is sent away until somebody who came later, and needs less, has room. */
  const giveUp = () => {
    const before = left;
    for (const waiting of queue) {
      queue.delete(waiting);
      waiting.refuse();
      admitAll();
      if (left < before) break;
    }
    proceed();
  };
  const giveBack = (cost: number) => {
    left += cost;
    proceed();
  };
  return {
    take: (bytes) =>
      new Promise((resolve) => {
        const cost = Math.min(bytes, all);
        const admit = () => resolve(() => giveBack(cost));
        queue.add({ cost, admit, refuse: () => resolve(undefined) });
        if (timer === undefined) proceed();
      }),
  };
}

/** How many bytes the body of a request may have, as it says itself; `longest` where it does not say. */
export function announcedBytes({ headers }: IncomingMessage, longest: number): number {
  if (headers["transfer-encoding"] !== undefined) return longest;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isSafeInteger(length) ? Math.min(length, longest) : longest;
}
