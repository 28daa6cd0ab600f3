import type { Violation } from "../checks/violation.js";
import type { IterateOptions } from "../options/options.js";

/** A list that is read page by page, with one request per page. */
export interface Pages<Item, Page = unknown> extends AsyncIterable<Item> {
  /** Iterates over the items. For the pagination data of each page, use {@link pages}. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
  /** Iterates over the pages, with the totals; leaving the loop aborts prefetched pages. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** Requests one page. Throws an InvalidResponseError if `check` finds a violation in the response. */
export type ReadPage = (
  check: (json: unknown) => Violation | undefined,
  options: object,
) => Promise<unknown>;

/** Creates a page-by-page reader from the method that reads one page. */
export type ReadPages = (list: ReadPage, options: IterateOptions) => Pages<unknown>;
