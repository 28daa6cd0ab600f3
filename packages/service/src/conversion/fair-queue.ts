/** A queue with one line per workspace; workspaces take turns. */
export interface FairQueue<Item> {
  readonly add: (workspace: number, item: Item) => void;
  /**
   * Removes and returns the first item of the next workspace in turn, skipping workspaces whose first item `accepts`
   * rejects.
   */
  readonly take: (accepts?: (item: Item) => boolean) => Item | undefined;
  /** Returns the first item of each workspace, in the order of their turns. */
  readonly heads: () => Item[];
  /** Number of waiting items. */
  readonly size: () => number;
  /** Removes and returns all items. */
  readonly clear: () => Item[];
}

/** Creates a queue in which many items of one workspace do not delay those of another. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // A map preserves insertion order: the workspace served last moves to the end.
  const lines = new Map<number, Item[]>();
  const takeFrom = (workspace: number, line: Item[]) => {
    const item = line.shift();
    lines.delete(workspace);
    if (line.length > 0) lines.set(workspace, line);
    return item;
  };
  return {
    add: (workspace, item) => {
      const line = lines.get(workspace);
      if (line) line.push(item);
      else lines.set(workspace, [item]);
    },
    take: (accepts = () => true) => {
      for (const [workspace, line] of lines) {
        const [first] = line;
        if (first !== undefined && accepts(first)) return takeFrom(workspace, line);
      }
      return undefined;
    },
    heads: () => [...lines.values()].flatMap((line) => line.slice(0, 1)),
    size: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
    clear: () => {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
