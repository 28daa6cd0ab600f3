/** Who has how much of the memory. */
export interface WorkspaceMemory {
  /** Bytes that are free. */
  readonly left: () => number;
  /** Whether so much is free. */
  readonly isFree: (bytes: number) => boolean;
  /** Whether a workspace would stay within what one may have. */
  readonly mayHave: (workspace: number, bytes: number) => boolean;
  /** Gives a workspace more, or less where `bytes` is negative. */
  readonly change: (workspace: number, bytes: number) => void;
}

/** Shares of `all` bytes, of which no workspace may have more than `max`. */
export function createWorkspaceMemory(all: number, max: number): WorkspaceMemory {
  const leased = new Map<number, number>();
  let left = all;
  const leasedBy = (workspace: number) => leased.get(workspace) ?? 0;
  return {
    left: () => left,
    isFree: (bytes) => bytes <= left,
    mayHave: (workspace, bytes) => leasedBy(workspace) + bytes <= max,
    change: (workspace, bytes) => {
      left -= bytes;
      const now = leasedBy(workspace) + bytes;
      if (now === 0) leased.delete(workspace);
      else leased.set(workspace, now);
    },
  };
}
