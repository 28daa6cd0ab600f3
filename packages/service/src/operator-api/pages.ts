import type { KeysetPage } from "../storage/lists/keyset.js";
import { withCursor } from "./refusals.js";

/** A list of the API. */
export interface ItemPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A page of a list. */
export async function itemPage<Row>(read: Promise<KeysetPage<Row>>): Promise<ItemPage<Row>> {
  const { rows: items, nextCursor } = await withCursor(read);
  return { items, nextCursor };
}

/** A page of a list that can be searched: where it was, it says how far back, in RFC 3339. */
export async function searchPage<Row>(
  read: Promise<KeysetPage<Row>>,
  q: string | undefined,
): Promise<ItemPage<Row> & { readonly searchedUntil: string | null }> {
  const { rows: items, nextCursor, searchedUntil } = await withCursor(read);
  return { items, nextCursor, searchedUntil: q === undefined ? null : searchedUntil };
}

/** The times of a query. */
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
