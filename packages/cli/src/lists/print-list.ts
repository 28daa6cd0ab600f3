import type { PageOptions, Pages } from "@document-export/client";
import type { Page } from "@document-export/types";
import { given } from "../command/given.js";
import type { Session } from "../command/session.js";
import { formatTable, type Row } from "../terminal/format-table.js";
import { jsonText } from "../terminal/json-text.js";
import { plainText } from "../terminal/plain-text.js";
import { describePage } from "./describe-page.js";

/** What a list command takes. */
export interface ListFlags {
  readonly page?: number;
  readonly pageSize?: number;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** One of the lists of the interface, and how it looks. */
export interface List<Item> {
  readonly readPage: (options: PageOptions) => Promise<Page<Item>>;
  readonly readAll: (options: Pick<PageOptions, "pageSize" | "signal">) => Pages<Item>;
  readonly toRow: (item: Item) => Row;
}

/** Prints one page, or every item: as a table, or as JSON (the page as it came; with `--all` one item a line). */
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
