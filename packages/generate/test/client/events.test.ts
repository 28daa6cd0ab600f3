import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

const stream = (schema: object | undefined) => ({
  "text/event-stream": schema === undefined ? {} : { schema },
});
const get = (operationId: string, content: object) => ({
  get: { operationId, responses: { "200": { description: "Events", content } } },
});
const tick = {
  type: "object",
  required: ["type", "count"],
  properties: { type: { const: "tick" }, count: { type: "integer" } },
};
const paths = {
  "/ticks": get("streamTicks", stream(tick)),
  "/texts": get("streamTexts", stream({ type: "string" })),
  "/bare": get("streamBare", stream(undefined)),
  "/either": get("getEither", { "application/json": { schema: tick }, ...stream(tick) }),
  "/bytes": get("getBytes", { "application/octet-stream": {} }),
};
const ONE = { type: "tick", count: 1 };

let pair: Pair;
let body: unknown;
let contentType: string | undefined;
const handler = async () => ({ status: 200, body, ...(contentType && { contentType }) });
let client: ReturnType<LoadedClient["createClient"]>;
let fetchPlain: (path: string) => Promise<Response>;
const faults: string[] = [];

beforeAll(async () => {
  const model = buildModel({ openapi: "3.1.1", info: { title: "Events", version: "1" }, paths });
  ({ made: pair } = await loadPairs({ made: { model } }));
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(Object.keys(pair.stub.operations).map((id) => [id, handler])),
    authenticate: async () => undefined,
    onError: (error: unknown) => faults.push(String(error)),
  });
  const baseUrl = "http://events.test";
  client = pair.client.createClient({ baseUrl, retries: 0, fetch: server.fetch });
  fetchPlain = (path) => server.fetch(new Request(baseUrl + path));
});

async function read(method: string, options?: object, from = client): Promise<unknown[]> {
  const items: unknown[] = [];
  const events = (await from[method]?.(options)) as AsyncIterable<unknown>;
  for await (const item of events) items.push(item);
  return items;
}

async function* each<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}

test("writes events as lines of the HTML standard, named by data type", async () => {
  body = each<object>(
    { comment: "hello\nyou" },
    { data: ONE },
    { data: ONE, event: "other", id: "7", retry: 1000 },
  );
  const response = await fetchPlain("/ticks");
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const data = 'data: {"type":"tick","count":1}\n\n';
  expect(await response.text()).toBe(
    `: hello\n: you\n\nevent: tick\n${data}event: other\nid: 7\nretry: 1000\n${data}`,
  );
});

test("parses event data as JSON or text according to the schema", async () => {
  body = each({ data: ONE }, { data: { ...ONE, count: 2 } });
  expect(await read("streamTicks")).toEqual([ONE, { ...ONE, count: 2 }]);
  body = each({ data: "two\nlines" }, { data: "1" });
  expect(await read("streamTexts")).toEqual(["two\nlines", "1"]);
  body = each({ data: "1" });
  expect(await read("streamBare")).toEqual(["1"]);
});

test("returns a value or its events depending on the accept option", async () => {
  [body, contentType] = [each({ data: ONE }), "text/event-stream"];
  expect(await read("getEither", { accept: "text/event-stream" })).toEqual([ONE]);
  [body, contentType] = [ONE, "application/json"];
  expect(await client.getEither?.({ accept: "application/json" })).toEqual(ONE);
  contentType = undefined;
});

test("ends the stream with an error on an event violating its schema", async () => {
  body = each({ data: ONE }, { data: { type: "tick", count: "2" } });
  await expect(read("streamTicks")).rejects.toMatchObject({ name: "ConnectionError" });
  expect(faults.pop()).toContain("/count: Expected an integer");
});

test("rejects an event name with a line break", async () => {
  body = each({ data: ONE, event: "a\ndata: b" });
  await expect(read("streamTicks")).rejects.toMatchObject({ name: "ConnectionError" });
  expect(faults.pop()).toContain("Expected `event` of an event on one line");
});

test("combines bytes sent in pieces into one blob", async () => {
  body = each<string | Uint8Array>("a", new TextEncoder().encode("é"));
  const blob = (await client.getBytes?.()) as Blob;
  expect(await blob.text()).toBe("aé");
});

test("throws an InvalidResponseError for event data that are not JSON", async () => {
  body = "data: {]\n\n";
  const bare = pair.client.createClient({
    baseUrl: "http://events.test",
    fetch: async () => new Response("data: {]\n\n"),
  });
  await expect(read("streamTicks", {}, bare)).rejects.toMatchObject({
    name: "InvalidResponseError",
  });
});

test("ends a JSON stream at `[DONE]`, but returns it as text otherwise", async () => {
  const bare = pair.client.createClient({
    baseUrl: "http://events.test",
    fetch: async () => new Response('data: {"count":1}\n\ndata: [DONE]\n\ndata: never\n\n'),
  });
  expect(await read("streamTicks", {}, bare)).toEqual([{ count: 1 }]);
  expect(await read("streamTexts", {}, bare)).toEqual(['{"count":1}', "[DONE]", "never"]);
});

test("rejects an unterminated event at 16 MiB", async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(97);
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const bare = pair.client.createClient({
    baseUrl: "http://events.test",
    fetch: async () => new Response(endless),
  });
  await expect(read("streamTexts", {}, bare)).rejects.toMatchObject({ kind: "endless-event" });
  expect(sent).toBeLessThan(20);
});
