import type { PageOptions, Pages } from "@document-export/client";
import type { Page, Pagination } from "@document-export/types";
import { given } from "../export/given.js";
import type { Session } from "../session/session.js";
import { formatTable, type Row } from "../terminal/format-table.js";
import { jsonText, plainText } from "../terminal/plain-text.js";

/** Flags of a list command. */
export interface ListFlags {
  readonly page?: number;
  readonly pageSize?: number;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** A list of the interface, and the columns to print. */
export interface List<Item> {
  readonly readPage: (options: PageOptions) => Promise<Page<Item>>;
  readonly readAll: (options: Pick<PageOptions, "pageSize" | "signal">) => Pages<Item>;
  readonly toRow: (item: Item) => Row;
}

/** Prints one page, or every item: as a table, or as JSON (the page unchanged; with `--all` one item per line). */
export async function printList<Item>(
  { terminal, signal }: Session,
  { readPage, readAll, toRow }: List<Item>,
  { page, pageSize, all, json }: ListFlags,
): Promise<void> {
  const { print, remark, columns, style, remarkStyle } = terminal;
  const options = { ...given({ pageSize }), signal };
  if (all && json) {
    for await (const item of readAll(options)) print(jsonText(item));
    return;
  }
  const read = all
    ? { items: await collectAll(readAll(options)) }
    : await readPage({ ...options, ...given({ pageNo: page }) });
  if (json) return print(jsonText(read, 2));
  if (read.items.length > 0) print(formatTable(read.items.map(toRow), columns, style));
  remark(remarkStyle.dim(plainText(describePage(read))));
}

async function collectAll<Item>(pages: Pages<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

/** The place of a page and how to see the rest; without pagination, the number of items. */
function describePage(page: {
  readonly items: readonly unknown[];
  readonly pagination?: Pagination;
}): string {
  const { items, pagination } = page;
  if (!pagination) return `${items.length} in total.`;
  const { pageNo, pageCount, totalRecordCount } = pagination;
  if (totalRecordCount === 0) return "No results.";
  const place = `Page ${pageNo} of ${pageCount}, ${totalRecordCount} in total.`;
  if (pageNo > pageCount) return `${place} There is no page ${pageNo}.`;
  return pageNo < pageCount ? `${place} Next: --page ${pageNo + 1}; all: --all.` : place;
}
