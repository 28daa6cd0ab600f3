import type { Page } from "@document-export/types";

/** A list, page after page: as many requests as there are pages. */
export interface Pages<Item> extends AsyncIterable<Item> {
  /** Every item; the pagination of the page it came from is to be had from {@link pages}. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
  /** Every page, with the totals; leaving the loop aborts the pages that were asked for ahead. */
  pages(): AsyncGenerator<Page<Item>, void, undefined>;
}
