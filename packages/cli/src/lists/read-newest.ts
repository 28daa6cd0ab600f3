import type { Page } from "@document-export/types";

/** Which page to read. */
export interface PageRequest {
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** Reads one page of a list, whose first item is the oldest (decision `ordering`). */
export type ReadPage<Item> = (request: PageRequest) => Promise<Page<Item>>;

// The default of the interface, and the maximum of decision `page-size`.
const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

/**
 * Reads a page of a list in reverse order, newest item first. Needs two requests, or one if the list has a single page.
 * Positions are counted from the oldest item, so new items do not shift the page.
 */
export async function readNewestPage<Item>(
  readPage: ReadPage<Item>,
  { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE, ...rest }: PageRequest,
): Promise<Page<Item>> {
  const first = await readPage({ ...rest, pageNo: 1, pageSize });
  const end = first.pagination.totalRecordCount - (pageNo - 1) * pageSize;
  const start = Math.max(1, end - pageSize + 1);
  const items =
    end <= first.items.length
      ? first.items.slice(start - 1, Math.max(0, end))
      : await readRange(readPage, start, end, rest);
  return { items: items.toReversed(), pagination: { ...first.pagination, pageNo } };
}

/** Reads a whole list in reverse order, as it was at the first response, with one request per page. */
export async function* readNewestFirst<Item>(
  readPage: ReadPage<Item>,
  { pageSize = MAX_PAGE_SIZE, ...rest }: PageRequest,
): AsyncGenerator<Item, void, undefined> {
  // The number of items is known only from a response, and the first page is needed anyway.
  const first = await readPage({ ...rest, pageNo: 1, pageSize });
  const total = first.pagination.totalRecordCount;
  for (let pageNo = Math.ceil(total / pageSize); pageNo > 1; pageNo -= 1) {
    const { items } = await readPage({ ...rest, pageNo, pageSize });
    yield* items.slice(0, total - (pageNo - 1) * pageSize).toReversed();
  }
  yield* first.items.toReversed();
}

/** Reads the items between two positions, with a single request if a suitable page size exists. */
async function readRange<Item>(
  readPage: ReadPage<Item>,
  start: number,
  end: number,
  rest: PageRequest,
): Promise<readonly Item[]> {
  const count = end - start + 1;
  const pageSize = findPageSize(start, end) ?? count;
  const items: Item[] = [];
  const from = Math.ceil(start / pageSize);
  for (let pageNo = from; pageNo <= Math.ceil(end / pageSize); pageNo += 1)
    items.push(...(await readPage({ ...rest, pageNo, pageSize })).items);
  const offset = (from - 1) * pageSize;
  return items.slice(start - 1 - offset, end - offset);
}

/** Returns the smallest page size that has both positions on the same page; undefined if there is none. */
function findPageSize(start: number, end: number): number | undefined {
  for (let size = end - start + 1; size <= MAX_PAGE_SIZE; size += 1)
    if (Math.ceil(start / size) === Math.ceil(end / size)) return size;
  return undefined;
}
