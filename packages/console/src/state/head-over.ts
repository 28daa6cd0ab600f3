/** A page of a list, as the service returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  /** Where a search of the text has stopped. */
  readonly searchedUntil?: string | null;
}

/**
 * A list whose begin was asked for again: the new items, then those that were loaded before and come after them. Where
 * nothing of the begin was there before, items may lie between, and the list begins again.
 */
export function headOver<T>(
  head: Page<T>,
  before: Page<T>,
  idOf: (item: T) => string | number,
): Page<T> {
  const ids = new Set(head.items.map(idOf));
  const last = before.items.findLastIndex((item) => ids.has(idOf(item)));
  if (last < 0 || !head.nextCursor) return head;
  const rest = before.items.slice(last + 1).filter((item) => !ids.has(idOf(item)));
  return rest.length > 0 ? { ...before, items: [...head.items, ...rest] } : head;
}
