import type { schemas } from "@document-export/server-stub";
import type { Page, PageRequest } from "../storage/page.js";

/** The query of every list (decisions `page-numbering`, `page-size`). */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Which items a page holds. */
export function pageRequest({ pageNo, pageSize }: PageQuery): PageRequest {
  // The column type ends at int32; whatever lies beyond is past every last page.
  return { offset: Math.min((pageNo - 1) * pageSize, 2_147_483_647), limit: pageSize };
}

/** A page as callers see it (Interface, Pagination object; decision `pagination-meaning`). */
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
