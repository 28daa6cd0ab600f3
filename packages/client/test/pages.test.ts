import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createClient, InvalidResponseError, type Drift } from "../src/index.js";

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

test("reads three pages in three requests and yields each item once", async () => {
  const { requests, client } = pagesOf(5, 2);
  const ids = (await collect(client.iterateCollections({ pageSize: 2 }))).map(({ id }) => id);
  expect(ids).toEqual([0, 1, 2, 3, 4]);
  expect(requests).toEqual([
    "?pageNo=1&pageSize=2",
    "?pageNo=2&pageSize=2",
    "?pageNo=3&pageSize=2",
  ]);
});

test("reads an empty list in one request", async () => {
  const { requests, client } = pagesOf(0, 2);
  expect(await collect(client.iterateWebhooks())).toEqual([]);
  expect(requests).toHaveLength(1);
});

test("reports a changed total and continues reading", async () => {
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

test("reads a hundred pages in a hundred requests, also with prefetch", async () => {
  const { requests, client } = pagesOf(200, 2);
  const items = await collect(client.iterateCollections({ pageSize: 2, prefetch: 4 }));
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(requests).toHaveLength(100);
});

/** A list of three pages of which the last never arrives, and the signals of its requests. */
function endlessLastPage() {
  const signals: AbortSignal[] = [];
  const fetch = async ({ url, signal }: Request) => {
    signals.push(signal);
    const pageNo = Number(new URL(url).searchParams.get("pageNo"));
    if (pageNo === 3)
      return new Promise<Response>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    // The total changes while pages are read, and nobody is notified.
    const pagination = { pageCount: 3, pageNo, pageSize: 1, totalRecordCount: 2 + pageNo };
    return Response.json({ items: [pageNo], pagination });
  };
  return { signals, client: createClient({ baseUrl: "http://unused.test", token: "t", fetch }) };
}

test("aborts the prefetched page when the caller leaves the loop", async () => {
  const { signals, client } = endlessLastPage();
  const { signal } = new AbortController();
  for await (const page of client.iterateCollections({ prefetch: 1, signal }).pages())
    if (page.pagination.pageNo === 2) break;
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, true]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("stops waiting for a page when the caller aborts, with its reason", async () => {
  const { client } = endlessLastPage();
  const caller = new AbortController();
  const pages = client.iterateCollections({ fromPage: 2, signal: caller.signal }).pages();
  await pages.next();
  const last = pages.next();
  caller.abort(new Error("enough"));
  await expect(last).rejects.toThrow("enough");
  expect(getEventListeners(caller.signal, "abort")).toEqual([]);
});

test("returns the totals with the first page", async () => {
  const { requests, client } = pagesOf(5, 2);
  const first = await client.iterateWebhooks({ pageSize: 2 }).pages().next();
  expect(first.value?.pagination).toMatchObject({ totalRecordCount: 5, pageCount: 3 });
  expect(requests).toHaveLength(1);
});

test.each([
  ["an array instead of the envelope", []],
  ["null", null],
  ["items that are an object", { items: {}, pagination: { pageCount: 1 } }],
  ["no pagination", { items: [] }],
  ["a text as page count", { items: [], pagination: { pageCount: "2" } }],
])("throws an InvalidResponseError for a list response with %s", async (_, body) => {
  const fetch = async () => Response.json(body, { headers: { "x-request-id": "req_1" } });
  const client = createClient({ baseUrl: "http://unused.test", token: "t", fetch });
  const failure = await collect(client.iterateWebhooks()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidResponseError);
  expect(failure).toMatchObject({
    kind: "contract",
    operationId: "listWebhooks",
    status: 200,
    requestId: "req_1",
    received: JSON.stringify(body),
    message: expect.stringContaining("expected `items` and `pagination.pageCount` at"),
  });
});
