import type { Violation } from "../checks/violation.js";
import type { IterateOptions } from "../options/options.js";

/** A list, page by page: as many requests as there are pages. */
export interface Pages<Item, Page = unknown> extends AsyncIterable<Item> {
  /** Every item; the pagination of its page is in {@link pages}. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
  /** Every page, with the totals; leaving the loop aborts the pages that are prefetched. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** The method that reads one page; it refuses a response in which `check` finds a violation. */
export type ReadPage = (
  check: (json: unknown) => Violation | undefined,
  options: object,
) => Promise<unknown>;

/** Reads a list page by page, by the method that reads one. */
export type ReadPages = (list: ReadPage, options: IterateOptions) => Pages<unknown>;
