import { expect, test } from "vitest";
import { createClient } from "../src/index.js";

function pagesOf(total: number, pageSize: number) {
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url).search);
    const pageNo = Number(new URL(request.url).searchParams.get("pageNo") ?? 1);
    const first = (pageNo - 1) * pageSize;
    const ids = Array.from(
      { length: Math.max(0, Math.min(pageSize, total - first)) },
      (_, index) => ({ id: first + index }),
    );
    const pagination = {
      pageCount: Math.ceil(total / pageSize),
      pageNo,
      pageSize,
      totalRecordCount: total,
    };
    return Response.json({ items: ids, pagination });
  };
  return { requests, client: createClient({ baseUrl: "http://unused.test", token: "t", fetch }) };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("three pages take three requests and give each item once", async () => {
  const { requests, client } = pagesOf(5, 2);
  const ids = (await collect(client.iterateCollections({ pageSize: 2 }))).map(({ id }) => id);
  expect(ids).toEqual([0, 1, 2, 3, 4]);
  expect(requests).toEqual([
    "?pageNo=1&pageSize=2",
    "?pageNo=2&pageSize=2",
    "?pageNo=3&pageSize=2",
  ]);
});

test("an empty list takes one request", async () => {
  const { requests, client } = pagesOf(0, 2);
  expect(await collect(client.iterateWebhooks())).toEqual([]);
  expect(requests).toHaveLength(1);
});

test("a wrong option does not compile", () => {
  const { client } = pagesOf(0, 2);
  // @ts-expect-error a page number is a number
  void client.listCollections({ pageNo: "2" });
  // @ts-expect-error an option of another name
  void client.listCollections({ page: 2 });
  // @ts-expect-error a destination is required
  const incomplete: Parameters<typeof client.exportHostedDocument>[0]["options"] = {};
  expect(incomplete).toEqual({});
});
