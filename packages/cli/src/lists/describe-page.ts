import type { Pagination } from "@document-export/types";

/** What a page is part of, and how to see the rest; without pagination, how many there are. */
export function describePage(page: {
  readonly items: readonly unknown[];
  readonly pagination?: Pagination;
}): string {
  const { items, pagination } = page;
  if (!pagination) return `${items.length} in all.`;
  const { pageNo, pageCount, totalRecordCount } = pagination;
  if (totalRecordCount === 0) return "Nothing there yet.";
  const place = `Page ${pageNo} of ${pageCount}, ${totalRecordCount} in all.`;
  if (pageNo > pageCount) return `${place} There is no page ${pageNo}.`;
  return pageNo < pageCount ? `${place} Next: --page ${pageNo + 1}; everything: --all.` : place;
}
