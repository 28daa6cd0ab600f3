import type { schemas } from "@document-export/server-stub";
import type { Page, PageRequest } from "../storage/page.js";

/** The query parameters of every list (decisions `page-numbering`, `page-size`). */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

const MAX_OFFSET = 2_147_483_647;

/** Returns the range of items on a page. */
export function pageRequest({ pageNo, pageSize }: PageQuery): PageRequest {
  // The column is an int32. A larger offset is past the last page of every list.
  return { offset: Math.min((pageNo - 1) * pageSize, MAX_OFFSET), limit: pageSize };
}

/** Formats a page as the interface defines it (Interface, Pagination object; decision `pagination-meaning`). */
export function pageView<Row, Item>(
  { items, total }: Page<Row>,
  { pageNo, pageSize }: PageQuery,
  view: (row: Row) => Item,
): { readonly items: readonly Item[]; readonly pagination: schemas.Pagination } {
  const pageCount = Math.ceil(total / pageSize);
  return {
    items: items.map(view),
    pagination: { pageCount, pageNo, pageSize, totalRecordCount: total },
  };
}
