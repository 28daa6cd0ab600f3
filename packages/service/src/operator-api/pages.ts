import type { KeysetPage } from "../storage/lists/keyset.js";
import { withCursor } from "./refusals.js";

/** A page of items, as the API returns it. */
export interface ItemPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Returns a page of a list. */
export async function itemPage<Row>(read: Promise<KeysetPage<Row>>): Promise<ItemPage<Row>> {
  const { rows: items, nextCursor } = await withCursor(read);
  return { items, nextCursor };
}

/** Returns a page of a searchable list. For a search, `searchedUntil` says how far back it searched, in RFC 3339. */
export async function searchPage<Row>(
  read: Promise<KeysetPage<Row>>,
  q: string | undefined,
): Promise<ItemPage<Row> & { readonly searchedUntil: string | null }> {
  const { rows: items, nextCursor, searchedUntil } = await withCursor(read);
  return { items, nextCursor, searchedUntil: q === undefined ? null : searchedUntil };
}

/** Returns the time range of a query. */
export function timesOf({
  since,
  until,
}: {
  since?: string | undefined;
  until?: string | undefined;
}) {
  return { since: dateOf(since), until: dateOf(until) };
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
