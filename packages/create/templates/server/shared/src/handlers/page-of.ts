/** One page of a list, as every list of the interface has it. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const start = (pageNo - 1) * pageSize;
  const pageCount = Math.ceil(items.length / pageSize);
  const pagination = { pageCount, pageNo, pageSize, totalRecordCount: items.length };
  return { items: items.slice(start, start + pageSize), pagination };
}
