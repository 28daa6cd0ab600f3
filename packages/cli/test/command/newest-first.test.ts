import type { Collection } from "@document-export/types";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { startStub, type StubServer } from "../support/stub-server.js";

/** A server with a number of collections that `total` returns before each request. */
function startGrowing(total: () => number): Promise<StubServer> {
  return startStub({
    listCollections: ({ query }) => {
      const pageNo = query.pageNo ?? 1;
      const pageSize = query.pageSize ?? 50;
      const totalRecordCount = total();
      const all = Array.from({ length: totalRecordCount }, (_, index) => collection(index + 1));
      const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const pageCount = Math.ceil(totalRecordCount / pageSize);
      const pagination = { pageNo, pageSize, pageCount, totalRecordCount };
      return { status: 200, body: { items, pagination } };
    },
  });
}

function collection(id: number): Collection {
  const connection = { id: 7, name: "Newsroom" };
  return {
    id,
    name: `Collection ${id}`,
    sourceConnection: connection,
    destinationConnection: connection,
  };
}

/** The ids in a command's output. */
async function printedIds(args: string, { env }: StubServer): Promise<readonly number[]> {
  const { out, code } = await docexport(["collections", "--newest-first", ...args.split(" ")], env);
  expect(code).toBe(0);
  return out
    .split("\n")
    .filter(Boolean)
    .map((line) => Number(line.split("\t")[0]));
}

/** The integers from `from` down to `to`. */
function down(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

test.each([
  // Columns: total, arguments, ids, requests.
  [0, "--page 1", [], 1],
  [3, "--page-size 50", down(3, 1), 1],
  [120, "--page-size 50", down(120, 71), 2],
  [120, "--page-size 50 --page 3", down(20, 1), 1],
  [120, "--page-size 50 --page 4", [], 1],
  [101, "--page-size 10", down(101, 92), 2],
  [1000, "--page-size 1 --page 2", [999], 2],
  // For any page size up to 200, this range spans more than one page.
  [399, "--page-size 200", down(399, 200), 3],
  [500, "--all", down(500, 1), 3],
  [5, "--all --page-size 2", down(5, 1), 3],
])("of %i items, `%s` prints the newest by few requests", async (total, args, ids, requests) => {
  const server = await startGrowing(() => total);
  expect(await printedIds(args, server)).toEqual(ids);
  expect(server.requests).toHaveLength(requests);
});

test.each([
  ["--all --page-size 2", down(5, 1)],
  ["--page-size 2", [5, 4]],
])("`%s` neither repeats nor skips an item while the list grows", async (args, ids) => {
  let total = 4;
  const server = await startGrowing(() => (total += 1));
  expect(await printedIds(args, server)).toEqual(ids);
});

test("prints the page number and totals with --newest-first", async () => {
  const server = await startGrowing(() => 5);
  const args = ["collections", "--newest-first", "--page-size", "2", "--page", "2"];
  const text = await docexport(args, server.env);
  expect(text.err).toBe("Page 2 of 3, 5 in total, newest first. Next: --page 3; all: --all.\n");
  const { out } = await docexport([...args, "--json"], server.env);
  expect(JSON.parse(out)).toMatchObject({
    items: [{ id: 3 }, { id: 2 }],
    pagination: { pageNo: 2, pageSize: 2, pageCount: 3, totalRecordCount: 5 },
  });
});
