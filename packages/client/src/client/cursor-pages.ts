import type { ReadPages } from "../operation/pages.js";
import { checkValue } from "../types/check-value.js";
import { memberAt } from "./pages.js";

/**
 * How to read a list whose pages each say where the next one begins: the option that asks for a page by its cursor, and
 * where a page has its items and the cursor of the next page, which is null, empty or absent on the last one.
 */
export function cursorPages(cursorOption: string, itemsAt: string, nextAt: string): ReadPages {
  return (list, options) => {
    async function* pages(): AsyncGenerator<unknown, void, undefined> {
      const seen = new Set<unknown>();
      let cursor: unknown = Reflect.get(options, cursorOption);
      do {
        const page = await list(cursor ? { ...options, [cursorOption]: cursor } : options);
        yield page;
        cursor = memberAt(page, nextAt);
        // A list that leads back to a page would never end.
        checkValue(nextAt, ["a cursor that no page before had", () => !seen.has(cursor)], cursor);
        seen.add(cursor);
      } while (cursor);
    }
    return {
      pages,
      async *[Symbol.asyncIterator]() {
        for await (const page of pages()) yield* memberAt(page, itemsAt) as unknown[];
      },
    };
  };
}
