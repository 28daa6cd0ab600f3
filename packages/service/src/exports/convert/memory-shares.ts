/** Who has how much of the memory. */
export interface MemoryShares {
  /** Whether so much is free. */
  readonly isFree: (bytes: number) => boolean;
  /** Whether a workspace would stay within what one may have. */
  readonly mayHave: (workspace: number, bytes: number) => boolean;
  /** Gives a workspace more, or less where `bytes` is negative. */
  readonly change: (workspace: number, bytes: number) => void;
}

/** Shares of `all` bytes, of which no workspace may have more than `most`. */
export function createMemoryShares(all: number, most: number): MemoryShares {
  const held = new Map<number, number>();
  let left = all;
  const heldBy = (workspace: number) => held.get(workspace) ?? 0;
  return {
    isFree: (bytes) => bytes <= left,
    mayHave: (workspace, bytes) => heldBy(workspace) + bytes <= most,
    change: (workspace, bytes) => {
      left -= bytes;
      const now = heldBy(workspace) + bytes;
      if (now === 0) held.delete(workspace);
      else held.set(workspace, now);
    },
  };
}
