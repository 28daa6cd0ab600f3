/** Counts running tasks by group, so that one group cannot take all slots. */
export interface GroupLimits {
  readonly add: (group: string | null) => void;
  readonly remove: (group: string | null) => void;
  /** Groups that have as many running as they may. */
  readonly full: () => string[];
  /** Groups that have tasks running. */
  readonly running: () => string[];
  /** How many tasks may be claimed at once so that no group exceeds its limit, whichever group they are of. */
  readonly batch: (slots: number) => number;
}

/** Allows `max` running tasks of each group. A task without a group is not counted. */
export function createGroupLimits(max: number): GroupLimits {
  const counts = new Map<string, number>();
  const change = (group: string | null, by: number) => {
    if (group === null) return;
    const count = (counts.get(group) ?? 0) + by;
    if (count === 0) counts.delete(group);
    else counts.set(group, count);
  };
  return {
    add: (group) => change(group, 1),
    remove: (group) => change(group, -1),
    full: () => [...counts].filter(([, count]) => count >= max).map(([group]) => group),
    running: () => [...counts.keys()],
    batch: (slots) => {
      const growing = [...counts.values()].filter((count) => count < max);
      return Math.min(slots, max - Math.max(0, ...growing));
    },
  };
}
