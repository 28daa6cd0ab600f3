/** Counts what runs of each group, so that none holds up the others. */
export interface GroupCount {
  readonly add: (group: string | null | undefined) => void;
  readonly remove: (group: string | null | undefined) => void;
  /** Groups of which no more may be taken up now. */
  readonly full: () => string[];
  /** Groups that have tasks running. */
  readonly names: () => string[];
  /** How many tasks may be taken up at once so that no group gets more than it may, whichever they belong to. */
  readonly batch: (room: number) => number;
}

/** Counts with at most `perGroup` of each; tasks without a group are not counted. */
export function createGroupCount(perGroup: number): GroupCount {
  const counts = new Map<string, number>();
  const change = (group: string | null | undefined, by: number) => {
    if (typeof group !== "string") return;
    const count = (counts.get(group) ?? 0) + by;
    if (count === 0) counts.delete(group);
    else counts.set(group, count);
  };
  return {
    add: (group) => change(group, 1),
    remove: (group) => change(group, -1),
    full: () => [...counts].filter(([, count]) => count >= perGroup).map(([group]) => group),
    names: () => [...counts.keys()],
    batch: (room) => {
      const growing = [...counts.values()].filter((count) => count < perGroup);
      return Math.min(room, perGroup - Math.max(0, ...growing));
    },
  };
}
