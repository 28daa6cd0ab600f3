/** Waits in line with others of the same workspace; workspaces take turns. */
export interface FairQueue<Item> {
  readonly add: (workspace: number, item: Item) => void;
  /** Takes out the first of the workspace whose turn it is among those whose first `accepts` takes. */
  readonly take: (accepts?: (item: Item) => boolean) => Item | undefined;
  /** The first of each workspace, in the order of their turns. */
  readonly heads: () => Item[];
  /** How many items wait. */
  readonly size: () => number;
  /** Takes out everything. */
  readonly clear: () => Item[];
}

/** A queue in which many items of one workspace do not delay those of another. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // A map keeps its order: the workspace that was served goes to the end.
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
