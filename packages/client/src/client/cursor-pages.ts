import type { ReadPages } from "../operation/pages.js";
import { memberAt } from "./pages.js";

/**
 * Reads a list by cursor. Takes the option for the cursor of a page, and the paths of the items and of the next cursor
 * in a page; the next cursor is null, empty or absent on the last page.
 */
export function cursorPages(cursorOption: string, itemsAt: string, nextAt: string): ReadPages {
  return (list, options) => {
    async function* pages(): AsyncGenerator<unknown, void, undefined> {
      const seen = new Set<unknown>();
      const check = (value: unknown) => {
        if (!Array.isArray(memberAt(value, itemsAt)))
          return { pointer: "", expected: `\`${itemsAt}\``, value };
        // A cursor that was already used would make the iteration endless.
        return seen.has(memberAt(value, nextAt))
          ? { pointer: "", expected: `a new \`${nextAt}\``, value }
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
