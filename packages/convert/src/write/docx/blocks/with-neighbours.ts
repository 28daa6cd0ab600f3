/** An item with the items before and after it; undefined at the ends. */
export interface WithNeighbours<T> {
  readonly before: T | undefined;
  readonly it: T;
  readonly after: T | undefined;
}

/** Yields each item with its neighbours. Reads one item ahead. */
export function* withNeighbours<T>(items: Iterable<T>): Generator<WithNeighbours<T>> {
  let before: T | undefined;
  let it: T | undefined;
  for (const after of items) {
    if (it !== undefined) yield { before, it, after };
    before = it;
    it = after;
  }
  if (it !== undefined) yield { before, it, after: undefined };
}
