import type { ReadPages } from "../operation/pages.js";
import { onAbort } from "../utils/abort.js";

/**
 * How to read a list that is divided into pages: the option that asks for a page by its number, and where a page has
 * its items, the number of pages and, if it says so, of all records, as names joined by dots; and what makes a number of these two.
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
            // Leaving the loop must not make the pages that nobody awaits any more unhandled rejections.
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

/** The member at a path of names joined by dots. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((inner, name) => Object(inner)[name] as unknown, value);
}
