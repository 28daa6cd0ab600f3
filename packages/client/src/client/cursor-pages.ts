import type { ReadPages } from "../operation/pages.js";
import { memberAt } from "./pages.js";

/**
 * How to read a list whose pages each say where the next one begins: the option that asks for a page by its cursor, and
 * where a page has its items and the cursor of the next page, which is null, empty or absent on the last one.
 */
export function cursorPages(cursorOption: string, itemsAt: string, nextAt: string): ReadPages {
  return (list, options) => {
    async function* pages(): AsyncGenerator<unknown, void, undefined> {
      const seen = new Set<unknown>();
      const check = (value: unknown) => {
        if (!Array.isArray(memberAt(value, itemsAt)))
          return { pointer: "", expected: `\`${itemsAt}\``, value };
        // A list that leads back to a page would never end.
        return seen.has(memberAt(value, nextAt))
          ? { pointer: "", expected: `a \`${nextAt}\` that no page before had`, value }
          : undefined;
      };
      let cursor: unknown = Reflect.get(options, cursorOption);
      do {
        const page = await list(check, cursor ? { ...options, [cursorOption]: cursor } : options);
        yield page;
        cursor = memberAt(page, nextAt);
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
