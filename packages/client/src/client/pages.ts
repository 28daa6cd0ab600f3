import type { Page } from "@document-export/types";
import type { IterateOptions } from "../options/options.js";
import { onAbort } from "../utils/abort.js";

/** A list, page by page: as many requests as there are pages. */
export interface Pages<Item> extends AsyncIterable<Item> {
  /** Every item; the pagination of its page is in {@link pages}. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
  /** Every page, with the totals; leaving the loop aborts the pages that are prefetched. */
  pages(): AsyncGenerator<Page<Item>, void, undefined>;
}

type ReadPage<Item> = (pageNo: number, signal: AbortSignal) => Promise<Page<Item>>;

/** Reads a list through `read`, from `fromPage` on. */
export function readPages<Item>(
  read: ReadPage<Item>,
  { fromPage = 1, prefetch = 0, signal, onDrift }: IterateOptions,
): Pages<Item> {
  async function* pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const abort = new AbortController();
    const removeListener = onAbort(signal, () => abort.abort(signal?.reason));
    const pending: Promise<Page<Item>>[] = [];
    let before: number | undefined;
    try {
      // Only the first response says how many pages there are.
      for (let pageNo = fromPage, last = pageNo; pageNo <= last; pageNo += 1) {
        while (pending.length <= Math.min(prefetch, last - pageNo)) {
          const requested = read(pageNo + pending.length, abort.signal);
          // Leaving the loop must not make the pages that nobody awaits any more unhandled rejections.
          requested.catch(() => {});
          pending.push(requested);
        }
        const page = await (pending.shift() as Promise<Page<Item>>);
        const { pageCount, totalRecordCount: after } = page.pagination;
        if (before !== undefined && before !== after) onDrift?.({ pageNo, before, after });
        [last, before] = [pageCount, after];
        yield page;
      }
    } finally {
      removeListener();
      abort.abort();
    }
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of pages()) yield* items;
    },
  };
}
