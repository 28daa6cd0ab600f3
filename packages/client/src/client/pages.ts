import type { ReadPages } from "../operation/pages.js";
import { onAbort } from "../utils/abort.js";

/**
 * Reads a list by page number. Takes the option for the page number, the dotted paths in a page of the items, the page
 * count and, if there is one, the total number of records, and a function that converts these two to numbers.
 */
export function numberedPages(
  pageOption: string,
  itemsAt: string,
  pageCountAt: string,
  totalAt = "",
  numberOf: (value: unknown) => unknown = (value) => value,
): ReadPages {
  const numberAt = (page: unknown, path: string) => numberOf(memberAt(page, path)) as number;
  const check = (value: unknown) =>
    Array.isArray(memberAt(value, itemsAt)) && Number.isInteger(numberAt(value, pageCountAt))
      ? undefined
      : { pointer: "", expected: `\`${itemsAt}\` and \`${pageCountAt}\``, value };
  return (list, { fromPage = 1, prefetch = 0, onDrift, ...options }) => {
    async function* pages(): AsyncGenerator<unknown, void, undefined> {
      const abort = new AbortController();
      const removeListener = onAbort(options.signal, (reason) => abort.abort(reason));
      const pending: Promise<unknown>[] = [];
      let before: number | undefined;
      try {
        // Only the first response says how many pages there are.
        for (let pageNo = fromPage, last = pageNo; pageNo <= last; pageNo += 1) {
          while (pending.length <= Math.min(prefetch, last - pageNo)) {
            const number = pageNo + pending.length;
            const page = list(check, { ...options, [pageOption]: number, signal: abort.signal });
            // If the caller leaves the loop, prefetched pages that fail must not become unhandled rejections.
            page.catch(() => {});
            pending.push(page);
          }
          const page = await pending.shift();
          last = numberAt(page, pageCountAt);
          const after = numberAt(page, totalAt);
          if ((before ?? after) !== after) onDrift?.({ pageNo, before: before as number, after });
          before = after;
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
        for await (const page of pages()) yield* memberAt(page, itemsAt) as unknown[];
      },
    };
  };
}

/** Returns the member at a dotted path. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((inner, name) => Object(inner)[name] as unknown, value);
}
