/** A page of a list, as the service returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  /** Time back to which a text search has looked, in RFC 3339. */
  readonly searchedUntil?: string | null;
}

/**
 * Merges the reloaded first page of a list with the items loaded before: the new items, then the older ones that
 * follow. If the two do not overlap, items in between may be missing, so the list restarts from the new page.
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
