import type { Page } from "@document-export/types";

/** Every item of a list, page after page; stops at the last page without asking for one more. */
export async function* iteratePages<Item>(
  readPage: (pageNo: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let pageNo = 1, pageCount = 1; pageNo <= pageCount; pageNo += 1) {
    const page = await readPage(pageNo);
    yield* page.items;
    pageCount = page.pagination.pageCount;
  }
}
