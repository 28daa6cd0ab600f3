import { expect, test } from "vitest";
import { pageRequest, pageView } from "../../src/http/paginate.js";

test.each([
  [
    { pageNo: 1, pageSize: 10 },
    { offset: 0, limit: 10 },
  ],
  [
    { pageNo: 3, pageSize: 20 },
    { offset: 40, limit: 20 },
  ],
  [
    { pageNo: 2_147_483_647, pageSize: 100 },
    { offset: 2_147_483_647, limit: 100 },
  ],
])("converts the page %j to the range %j", (query, range) => {
  expect(pageRequest(query)).toEqual(range);
});

test.each([
  [0, 0],
  [1, 1],
  [20, 2],
  [21, 3],
])("divides a list of %i into %i pages of ten", (total, pageCount) => {
  const query = { pageNo: 2, pageSize: 10 };
  const page = pageView({ items: ["a", "b"], total }, query, (row) => ({ row }));
  expect(page).toEqual({
    items: [{ row: "a" }, { row: "b" }],
    pagination: { pageCount, pageNo: 2, pageSize: 10, totalRecordCount: total },
  });
});
