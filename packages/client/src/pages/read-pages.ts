import type { Page } from "@document-export/types";
import type { IterateOptions } from "../client.js";
import { follow } from "../send/follow.js";
import type { Pages } from "./pages.js";

/** Reads one page. */
export type ReadPage<Item> = (pageNo: number, signal: AbortSignal) => Promise<Page<Item>>;

/** The list whose pages are read so, from the first that is asked for on. */
export function readPages<Item>(
  read: ReadPage<Item>,
  { fromPage = 1, prefetch = 0, signal, onDrift }: IterateOptions,
): Pages<Item> {
  async function* pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const abort = new AbortController();
    const unfollow = follow(signal, () => abort.abort(signal?.reason));
    const ahead: Promise<Page<Item>>[] = [];
    let before: number | undefined;
    try {
      // Only the first response says how many pages there are.
      for (let pageNo = fromPage, last = pageNo; pageNo <= last; pageNo += 1) {
        while (ahead.length <= Math.min(prefetch, last - pageNo)) {
          const asked = read(pageNo + ahead.length, abort.signal);
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
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of pages()) yield* items;
    },
  };
}
