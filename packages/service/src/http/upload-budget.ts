import type { IncomingMessage } from "node:http";

/** Memory for the bodies of requests that are read at the same time. */
export interface UploadBudget {
  /**
   * Resolves when there is room for a body, with the function that gives the room back;
   * with undefined where there was none for too long.
   */
  readonly take: (bytes: number) => Promise<(() => void) | undefined>;
}

/** What a budget holds. */
export interface UploadBudgetOptions {
  /** Bytes of all bodies together. */
  readonly bytes: number;
  /** Milliseconds that a body waits for room at most. */
  readonly patience: number;
}

interface Waiting {
  readonly bytes: number;
  readonly admit: () => void;
}

/** A budget that serves in the order of asking; a body that is larger than all of it gets it alone. */
export function createUploadBudget({ bytes: all, patience }: UploadBudgetOptions): UploadBudget {
  const queue = new Set<Waiting>();
  let left = all;
  const admitNext = () => {
    for (const waiting of queue) {
      if (Math.min(waiting.bytes, all) > left) return;
      queue.delete(waiting);
      waiting.admit();
    }
  };
  return {
    take: (bytes) =>
      new Promise((resolve) => {
        const cost = Math.min(bytes, all);
        const giveBack = () => {
          left += cost;
          admitNext();
        };
        const admit = () => {
          clearTimeout(timer);
          left -= cost;
          resolve(giveBack);
        };
        const waiting = { bytes, admit };
        const timer = setTimeout(() => {
          queue.delete(waiting);
          resolve(undefined);
          // Whoever came later may need less.
          admitNext();
        }, patience);
        queue.add(waiting);
        admitNext();
      }),
  };
}

/** How many bytes the body of a request may have, as it says itself; `longest` where it does not say. */
export function announcedBytes({ headers }: IncomingMessage, longest: number): number {
  if (headers["transfer-encoding"] !== undefined) return longest;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isSafeInteger(length) ? Math.min(length, longest) : longest;
}
