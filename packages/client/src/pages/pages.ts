import type { Page } from "@document-export/types";
import type { IterateOptions } from "../client.js";
import { follow } from "../send/follow.js";

/** Reads one page. */
export type ReadPage<Item> = (pageNo: number, signal: AbortSignal) => Promise<Page<Item>>;

/** A list, page after page: as many requests as there are pages. */
export class Pages<Item> implements AsyncIterable<Item> {
  readonly #read: ReadPage<Item>;
  readonly #options: IterateOptions;

  constructor(read: ReadPage<Item>, options: IterateOptions) {
    this.#read = read;
    this.#options = options;
  }

  /** Every item; the pagination of the page it came from is to be had from {@link pages}. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { items } of this.pages()) yield* items;
  }

  /** Every page, with the totals; leaving the loop aborts the pages that were asked for ahead. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const { fromPage = 1, prefetch = 0, signal, onDrift } = this.#options;
    const abort = new AbortController();
    const unfollow = follow(signal, () => abort.abort(signal?.reason));
    const ahead: Promise<Page<Item>>[] = [];
    let before: number | undefined;
    try {
      // Only the first answer says how many pages there are.
      for (let pageNo = fromPage, last = pageNo; pageNo <= last; pageNo += 1) {
        while (ahead.length <= Math.min(prefetch, last - pageNo)) {
          const asked = this.#read(pageNo + ahead.length, abort.signal);
          // A page that nobody waits for any more fails unheard; one that is waited for still rejects there.
          asked.catch(() => {});
          ahead.push(asked);
        }
        const page = await (ahead.shift() as Promise<Page<Item>>);
        const { pageCount, totalRecordCount: after } = page.pagination;
        if (before !== undefined && before !== after) onDrift?.({ pageNo, before, after });
        [last, before] = [pageCount, after];
        yield page;
      }
    } finally {
      unfollow();
      abort.abort();
    }
  }
}
