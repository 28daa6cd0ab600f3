import type { Violation } from "../checks/violation.js";
import type { ReadPages } from "../operation/pages.js";
import { addressAfter, valueIn } from "./next-address.js";
import { memberAt } from "./pages.js";

/** How to get from one page of a list to the next; generated. Members are given as dotted paths. */
export interface Steps {
  /** The option that selects a page, and the query parameter it sets. */
  readonly option: string;
  readonly parameter: string;
  readonly by: "page" | "offset" | "cursor";
  /** Path of the items; empty if the page itself is the list of items. */
  readonly items: string;
  /** Path of the next cursor, number or URL. */
  readonly next?: string;
  /** Whether the `Link` header has the URL of the next page (RFC 8288). */
  readonly link?: boolean;
  /** Path of the member that says whether there are more pages. */
  readonly more?: string;
  /** Path of the total number of items. */
  readonly total?: string;
  /** The option for the page size. */
  readonly size?: string;
  /** Path, in the page or in its last item, of the cursor for the items after it. */
  readonly last?: string;
  /** The number of the first page. @default 1 */
  readonly first?: number;
  /**
   * Type of the option, if it differs from that of the member with the next page: `next_page` is 3, and the option is
   * "3".
   */
  readonly sends?: "text" | "number";
}

/**
 * Reads a list by page numbers, by offsets, by cursors, or by the URL of the next page. Cursors and URLs are members of
 * the page; a cursor can also be a member of the last item, and a URL can be in the `Link` header. The list ends at a
 * page that names no next page, or that has no items and no new cursor.
 */
export function steppedPages(steps: Steps): ReadPages {
  return (list, options) => {
    async function* pages(): AsyncGenerator<unknown, void, undefined> {
      let at: unknown = Reflect.get(options, steps.option);
      const seen = new Set([at]);
      const size = sizeOf(steps, options);
      let count = 0;
      let next: unknown;
      for (;;) {
        let link: string | null = null;
        const onResponse = (response: Response) => {
          link = response.headers.get("link");
          options.onResponse?.(response);
        };
        const check = (value: unknown): Violation | undefined => {
          const items = memberOf(value, steps.items);
          if (!Array.isArray(items)) return violation(steps.items || "a list", value);
          count += items.length;
          next = nextOf(steps, value, { at, count, link, size });
          // A filter may leave a page in the middle of the list without items. With cursors, a new cursor shows that
          // more pages follow; otherwise a page without items is the last one.
          if (items.length === 0 && (steps.by !== "cursor" || seen.has(next))) next = undefined;
          // A page that was already read would make the iteration endless.
          return next !== undefined && seen.has(next)
            ? violation("a page that was not read before", value)
            : undefined;
        };
        const asked = at === undefined ? {} : { [steps.option]: sent(at, steps) };
        yield await list(check, { ...options, onResponse, ...asked });
        if (next === undefined) return;
        seen.add(next);
        at = next;
      }
    }
    return {
      pages,
      async *[Symbol.asyncIterator]() {
        for await (const page of pages()) yield* memberOf(page, steps.items) as unknown[];
      },
    };
  };
}

/** Returns a page number or cursor in the type of its option, unless the conversion would change its value. */
function sent(at: unknown, { sends }: Steps): unknown {
  if (sends === "text") return String(at);
  return sends && String(Number(at)) === at ? Number(at) : at;
}

function violation(expected: string, value: unknown): Violation {
  return { pointer: "", expected, value };
}

function memberOf(value: unknown, path: string): unknown {
  return path === "" ? value : memberAt(value, path);
}

function sizeOf({ size }: Steps, options: object): number | undefined {
  const value: unknown = size && Reflect.get(options, size);
  return value === undefined ? undefined : Number(value);
}

interface Place {
  /** The page number, offset or cursor that was requested. */
  readonly at: unknown;
  /** Number of items read so far, including this page. */
  readonly count: number;
  readonly link: string | null;
  /** The requested page size. */
  readonly size: number | undefined;
}

/** Returns the page number, offset or cursor to request next; undefined after the last page. */
function nextOf(steps: Steps, page: unknown, place: Place): unknown {
  const { by, more, next, link } = steps;
  if (more && memberAt(page, more) !== true) return undefined;
  if (link && place.link !== null) return fromAddress(addressAfter(place.link), steps);
  if (next) {
    const found: unknown = memberAt(page, next);
    // After the last page, the member is absent, null, empty or 0.
    if (!found) return undefined;
    return typeof found === "string" && /[?/]/.test(found) && found.includes("=")
      ? fromAddress(found, steps)
      : numbered(found, steps);
  }
  if (by === "cursor") return more ? idAfter(steps, page) : undefined;
  return more || !isLast(steps, page, place) ? steppedFrom(steps, page, place) : undefined;
}

function fromAddress(address: string | undefined, steps: Steps): unknown {
  const value = address === undefined ? undefined : valueIn(address, steps.parameter);
  return value === undefined ? undefined : numbered(value, steps);
}

/** Converts a page number or an offset to a number: in a URL it is text. Cursors stay unchanged. */
function numbered(value: unknown, { by }: Steps): unknown {
  return by === "cursor" ? value : Number(value);
}

function idAfter({ last = "id", items }: Steps, page: unknown): unknown {
  const own: unknown = memberAt(page, last);
  const list = memberOf(page, items) as readonly unknown[];
  return own ?? memberAt(list.at(-1), last) ?? undefined;
}

/**
 * Returns true for the last page, judged by its number of items and the total number, because this list has no other
 * sign of its last page.
 */
function isLast(steps: Steps, page: unknown, { at, count, size }: Place): boolean {
  const { by, total, items } = steps;
  const { length } = memberOf(page, items) as readonly unknown[];
  if (size !== undefined && length < size) return true;
  const found: unknown = total && memberAt(page, total);
  if (typeof found !== "number" && typeof found !== "bigint") return false;
  const all = Number(found);
  // An offset is also the number of items before the page. With page numbers, only the items read so far can be
  // counted.
  return by === "offset" ? Number(at ?? 0) + length >= all : count >= all;
}

function steppedFrom({ by, items, first = 1 }: Steps, page: unknown, { at }: Place): number {
  if (by === "page") return Number(at ?? first) + 1;
  return Number(at ?? 0) + (memberOf(page, items) as readonly unknown[]).length;
}
