/** Tracks how much memory each workspace uses. */
export interface WorkspaceMemory {
  /** Returns the number of free bytes. */
  readonly left: () => number;
  /** Returns true if this many bytes are free. */
  readonly isFree: (bytes: number) => boolean;
  /** Returns true if a workspace would stay within its limit with this many more bytes. */
  readonly mayHave: (workspace: number, bytes: number) => boolean;
  /** Adds to a workspace's share, or reduces it if `bytes` is negative. */
  readonly change: (workspace: number, bytes: number) => void;
}

/** Creates the shares of `all` bytes. No workspace may use more than `max` of them. */
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
