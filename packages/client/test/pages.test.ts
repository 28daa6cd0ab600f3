import { expect, test } from "vitest";
import { createClient, type Drift } from "../src/index.js";

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

test("three pages take three requests and yield each item once", async () => {
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

test("a total that changes is reported, and reading continues", async () => {
  const drifts: Drift[] = [];
  const totals = [5, 6];
  const fetch = async (request: Request) => {
    const pageNo = Number(new URL(request.url).searchParams.get("pageNo"));
    const total = totals.shift() ?? 0;
    const pagination = {
      pageCount: Math.ceil(total / 2),
      pageNo,
      pageSize: 2,
      totalRecordCount: total,
    };
    return Response.json({ items: [pageNo], pagination });
  };
  const client = createClient({ baseUrl: "http://unused.test", token: "t", fetch });
  const onDrift = (drift: Drift) => drifts.push(drift);
  expect(await collect(client.iterateCollections({ fromPage: 2, onDrift }))).toEqual([2, 3]);
  expect(drifts).toEqual([{ pageNo: 3, before: 5, after: 6 }]);
});

test("a hundred pages take a hundred requests, also with prefetch", async () => {
  const { requests, client } = pagesOf(200, 2);
  const items = await collect(client.iterateCollections({ pageSize: 2, prefetch: 4 }));
  expect(items).toHaveLength(200);
  expect(requests).toHaveLength(100);
});

test("the first page has the totals", async () => {
  const { requests, client } = pagesOf(5, 2);
  const first = await client.iterateWebhooks({ pageSize: 2 }).pages().next();
  expect(first.value?.pagination).toMatchObject({ totalRecordCount: 5, pageCount: 3 });
  expect(requests).toHaveLength(1);
});
