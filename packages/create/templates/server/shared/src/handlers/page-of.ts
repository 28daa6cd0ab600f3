/** Returns one page of a list, in the format that every list of the interface has. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const start = (pageNo - 1) * pageSize;
  const pageCount = Math.ceil(items.length / pageSize);
  const pagination = { pageCount, pageNo, pageSize, totalRecordCount: items.length };
  return { items: items.slice(start, start + pageSize), pagination };
}
