import type { Violation } from "../checks/violation.js";
import type { ReadPages } from "../operation/pages.js";
import { addressAfter, valueIn } from "./next-address.js";
import { memberAt } from "./pages.js";

/** How a list goes on from one page to the next; generated. Members are named by paths of names joined by dots. */
export interface Steps {
  /** The option that asks for a page, and the parameter of the query that it is. */
  readonly option: string;
  readonly parameter: string;
  readonly by: "page" | "offset" | "cursor";
  /** Where the items are; empty if a page is nothing but them. */
  readonly items: string;
  /** Where a page has the next cursor, number or address. */
  readonly next?: string;
  /** Whether the address of the next page is in `Link` (RFC 8288). */
  readonly link?: boolean;
  /** Where a page says whether there are more. */
  readonly more?: string;
  /** Where a page says how many items there are in all. */
  readonly total?: string;
  /** The option for the number of items of a page. */
  readonly size?: string;
  /** Where a page, or its last item, has what asks for the items after it. */
  readonly last?: string;
  /** The number of the first page. @default 1 */
  readonly first?: number;
}

/**
 * How to read a list whose pages lead to each other: by numbers of pages, by offsets, by cursors in a page or in its last
 * item, or by addresses in a page or in `Link`. It ends with a page that leads nowhere or has no
 * items.
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
          next = items.length > 0 ? nextOf(steps, value, { at, count, link, size }) : undefined;
          // A list that leads back to a page would never end.
          return next !== undefined && seen.has(next)
            ? violation("a next page that no page before was", value)
            : undefined;
        };
        const asked = at === undefined ? {} : { [steps.option]: at };
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
  /** What asked for the page. */
  readonly at: unknown;
  /** How many items there were up to its end. */
  readonly count: number;
  readonly link: string | null;
  /** How many items of a page were asked for. */
  readonly size: number | undefined;
}

/** What asks for the next page; undefined after the last one. */
function nextOf(steps: Steps, page: unknown, place: Place): unknown {
  const { by, more, next, link } = steps;
  if (more && memberAt(page, more) !== true) return undefined;
  if (link && place.link !== null) return fromAddress(addressAfter(place.link), steps);
  if (next) {
    const found: unknown = memberAt(page, next);
    if (found === undefined || found === null || found === "") return undefined;
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

/** Numbers of pages and offsets are numbers wherever they stand. */
function numbered(value: unknown, { by }: Steps): unknown {
  return by === "cursor" ? value : Number(value);
}

function idAfter({ last = "id", items }: Steps, page: unknown): unknown {
  const own: unknown = memberAt(page, last);
  const list = memberOf(page, items) as readonly unknown[];
  return own ?? memberAt(list.at(-1), last) ?? undefined;
}

/** Whether nothing can come after a page that does not say so. */
function isLast(steps: Steps, page: unknown, { at, count, size }: Place): boolean {
  const { by, total, items } = steps;
  const { length } = memberOf(page, items) as readonly unknown[];
  if (size !== undefined && length < size) return true;
  const found: unknown = total && memberAt(page, total);
  if (typeof found !== "number" && typeof found !== "bigint") return false;
  const all = Number(found);
  // How many items there are before the page that was asked for first is known of an offset alone.
  return by === "offset" ? Number(at ?? 0) + length >= all : count >= all;
}

function steppedFrom({ by, items, first = 1 }: Steps, page: unknown, { at }: Place): number {
  if (by === "page") return Number(at ?? first) + 1;
  return Number(at ?? 0) + (memberOf(page, items) as readonly unknown[]).length;
}
