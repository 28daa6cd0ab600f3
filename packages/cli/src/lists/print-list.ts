import type { Pagination } from "@document-export/types";
import { given } from "../session/given.js";
import type { Session } from "../session/session.js";
import { formatTabbed, formatTable, type Row } from "../terminal/format-table.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { relativeTime } from "../terminal/relative-time.js";
import type { Terminal } from "../terminal/terminal.js";
import type { ListFlags } from "./list-flags.js";
import { type PageRequest, readNewestFirst, readNewestPage, type ReadPage } from "./read-newest.js";

/** A list of the service, and the columns to print. */
export interface List<Item> {
  readonly readPage: ReadPage<Item>;
  readonly readAll: (options: Pick<PageRequest, "pageSize" | "signal">) => AsyncIterable<Item>;
  readonly toRow: (item: Item, formatTime: (time: string) => string) => Row;
  /** Columns that are not shortened, because a part of the value is useless. */
  readonly whole: readonly string[];
}

/**
 * Prints one page, or with `--all` every item. On a terminal, prints a table; otherwise, each item is a line of values
 * separated by tabs. With `--json`, prints the page unchanged, or one item per line with `--all`.
 */
export async function printList<Item>(
  { terminal, signal }: Session,
  flags: ListFlags,
  list: List<Item>,
): Promise<void> {
  const { print, remark, remarkStyle } = terminal;
  const { page: pageNo, pageSize, all, json, newestFirst } = flags;
  const options = { ...given({ pageSize }), signal };
  const printItems = itemPrinter(terminal, flags, list);
  if (all) {
    const items = newestFirst ? readNewestFirst(list.readPage, options) : list.readAll(options);
    const count = await printItems(items);
    return json ? undefined : remark(remarkStyle.dim(`${count} in total.`));
  }
  const request = { ...options, ...given({ pageNo }) };
  const page = await (newestFirst
    ? readNewestPage(list.readPage, request)
    : list.readPage(request));
  if (json) return print(jsonText(page, 2));
  await printItems(page.items);
  remark(remarkStyle.dim(plainText(describePage(page, newestFirst))));
}

type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

/** Returns a function that prints items and returns their number. Only a table needs all items at once. */
function itemPrinter<Item>(
  { print, columns, style }: Terminal,
  { json, utc }: ListFlags,
  { toRow, whole }: List<Item>,
): (items: Items<Item>) => Promise<number> {
  const now = Date.now();
  const isTable = columns !== undefined && !json;
  const formatTime = isTable && !utc ? (time: string) => relativeTime(time, now) : toSeconds;
  const toLine = (item: Item) => (json ? jsonText(item) : formatTabbed(toRow(item, formatTime)));
  return async (items) => {
    const rows: Row[] = [];
    let count = 0;
    for await (const item of items) {
      count += 1;
      if (isTable) rows.push(toRow(item, formatTime));
      else print(toLine(item));
    }
    if (isTable && count > 0) print(formatTable(rows, { columns, whole, style }));
    return count;
  };
}

/** Removes fractions of a second from an ISO 8601 time. */
function toSeconds(time: string): string {
  return time.replace(/\.\d+Z$/, "Z");
}

/** Says which page was printed, and how to see the rest. */
function describePage(
  { pagination }: { readonly pagination: Pagination },
  newestFirst: boolean | undefined,
): string {
  const { pageNo, pageCount, totalRecordCount } = pagination;
  if (totalRecordCount === 0) return "No results.";
  const order = newestFirst ? ", newest first" : "";
  const place = `Page ${pageNo} of ${pageCount}, ${totalRecordCount} in total${order}.`;
  if (pageNo > pageCount) return `${place} There is no page ${pageNo}.`;
  const newest = newestFirst ? "" : " newest: --newest-first;";
  const more = ` Next: --page ${pageNo + 1};${newest} all: --all.`;
  return pageNo < pageCount ? place + more : place;
}
