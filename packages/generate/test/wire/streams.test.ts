import { beforeAll, expect, test } from "vitest";
import { reconnecting } from "@document-export/client/runtime";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

const tick = {
  type: "object",
  required: ["count"],
  properties: { count: { type: "integer" }, text: { type: "string" } },
};
const event = {
  type: "object",
  properties: {
    data: { type: "string", contentMediaType: "application/json", contentSchema: tick },
  },
};
const get = (operationId: string, content: object) => ({
  get: { operationId, responses: { "200": { description: "Items", content } } },
});
const ITEMS = {
  streamLines: { "application/jsonl": { schema: tick } },
  streamNdjson: { "application/x-ndjson": { schema: { type: "array", items: tick } } },
  streamItems: { "application/x-ndjson": { itemSchema: tick } },
  streamSequence: { "application/json-seq": { schema: tick } },
  streamEvents: { "text/event-stream": { schema: tick } },
  streamEventItems: { "text/event-stream": { itemSchema: event } },
  streamEither: { "application/json": { schema: tick }, "application/jsonl": { schema: tick } },
};
const paths = Object.fromEntries(
  Object.entries(ITEMS).map(([id, content]) => [`/${id}`, get(id, content)]),
);
const isOfEvents = (id: string) => id.startsWith("streamEvent");

const more = `
  import type { Client } from "./client/client.js";
  import type { Handlers } from "./stub/handlers.js";
  export const read = async (client: Client): Promise<number> => {
    for await (const { count } of await client.streamNdjson()) return count;
    for await (const { count } of await client.streamEventItems()) return count;
    for await (const { count } of await client.streamEither({ accept: "application/jsonl" })) return count;
    return (await client.streamEither({ accept: "application/json" })).count;
  };
  export const handle: Handlers<unknown>["streamLines"] = async () =>
    ({ status: 200, body: (async function* () { yield { count: 1 }; })() });
  export const handleEvents: Handlers<unknown>["streamEvents"] = async () =>
    ({ status: 200, body: (async function* () { yield { data: { count: 1 } }; yield { data: "[DONE]" as const }; })() });`;

let pair: Pair;
let client: ReturnType<LoadedClient["createClient"]>;
let pull: () => AsyncGenerator<unknown>;
const faults: string[] = [];
beforeAll(async () => {
  const model = buildModel({ openapi: "3.1.1", info: { title: "Streams", version: "1" }, paths });
  ({ made: pair } = await loadPairs({ made: { model, more } }));
  const handlers = Object.fromEntries(
    Object.keys(ITEMS).map((id) => [
      id,
      async () => ({
        status: 200,
        body: isOfEvents(id) ? asEvents() : pull(),
        ...(id === "streamEither" && { contentType: "application/jsonl" }),
      }),
    ]),
  );
  const server = pair.stub.createServer({
    handlers,
    authenticate: async () => undefined,
    onError: (error) => faults.push(String(error)),
  });
  client = clientOf(server.fetch);
});

function clientOf(fetch: (request: Request) => Promise<Response>): typeof client {
  return pair.client.createClient({ baseUrl: "http://streams.test", retries: 0, fetch });
}

async function* asEvents(): AsyncGenerator<unknown> {
  for await (const data of pull()) yield { data };
}

/** Iterates over the items of a client method. */
async function* itemsOf(id: string, from = client): AsyncGenerator<unknown> {
  const items = await from[id]?.();
  yield* items as AsyncIterable<unknown>;
}

async function read(id: string, from = client): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of itemsOf(id, from)) items.push(item);
  return items;
}

/** A response with these texts, as another kind of server sends it. */
const sending =
  (type: string, ...texts: string[]) =>
  async () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(encoder.encode(text));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": type } });
  };

test.each(Object.keys(ITEMS))(
  "%s: items reach the caller one by one, typed and unchanged",
  async (id) => {
    const items = [{ count: 1 }, { count: 2, text: "two\nlines \u{1f642}" }];
    pull = async function* () {
      yield* items;
    };
    expect(await read(id)).toEqual(items);
  },
);

test.each(Object.keys(ITEMS))("%s: each item is checked before it is sent", async (id) => {
  pull = async function* () {
    yield { count: 1 };
    yield { count: "two" };
  };
  faults.length = 0;
  await expect(read(id)).rejects.toThrow();
  expect(faults.join()).toContain("/count: Expected an integer");
});

test.each(["streamLines", "streamSequence", "streamEvents"])(
  "%s: produces items on demand, and none after the loop ends",
  async (id) => {
    let made = 0;
    let isEnded = false;
    pull = async function* () {
      try {
        for (;;) yield { count: (made += 1) };
      } finally {
        isEnded = true;
      }
    };
    for await (const item of itemsOf(id)) {
      expect(item).toEqual({ count: 1 });
      break;
    }
    await expect.poll(() => isEnded).toBe(true);
    expect(made).toBeLessThan(10);
  },
);

test("`[DONE]` ends the events of the stub and of other servers", async () => {
  pull = async function* () {
    yield { count: 1 };
    yield "[DONE]";
    yield { count: 2 };
  };
  expect(await read("streamEvents")).toEqual([{ count: 1 }]);
  const texts = ['data: {"count":1}\n\nda', "ta: [DONE]\n\n"];
  const other = clientOf(sending("text/event-stream", ...texts));
  expect(await read("streamEvents", other)).toEqual([{ count: 1 }]);
});

test("skips events without data", async () => {
  const text = 'data\n\n: ping\n\nevent: ping\ndata:\n\ndata: {"count":1}\n\ndata: \n\n';
  const other = clientOf(sending("text/event-stream", text));
  expect(await read("streamEvents", other)).toEqual([{ count: 1 }]);
});

test("reads lines cut anywhere, with any line ending, and empty ones", async () => {
  const texts = ['{"count"', ':1}\r\n\n{"count":2}\n  \n', '{"count":3}'];
  const other = clientOf(sending("application/jsonl", ...texts));
  expect(await read("streamLines", other)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
  const sequence = clientOf(
    sending("application/json-seq", '\u001e{\n"count":1}\n\u001e{"count"', ":2}\n"),
  );
  expect(await read("streamSequence", sequence)).toEqual([{ count: 1 }, { count: 2 }]);
});

test("fails at a line that is not JSON, after the lines before", async () => {
  const other = clientOf(sending("application/jsonl", '{"count":1}\n<html>\n'));
  await expect(read("streamLines", other)).rejects.toMatchObject({ kind: "html" });
});

test("aborting a call ends its stream with the reason", async () => {
  pull = async function* () {
    for (let count = 1; ; count += 1) yield { count };
  };
  const abort = new AbortController();
  const reading = async () => {
    const items = await client.streamLines?.({ signal: abort.signal });
    for await (const _ of items as AsyncIterable<unknown>) abort.abort(new Error("enough"));
  };
  await expect(reading()).rejects.toThrow("enough");
});

test("reopens a broken event stream from the last event if configured", async () => {
  const asked: (string | null)[] = [];
  const other = clientOf(async ({ headers }) => {
    asked.push(headers.get("last-event-id"));
    const text = `id: ${asked.length}\ndata: {"count":${asked.length}}\n\n`;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (asked.length < 3) controller.error(new Error("cut"));
          else controller.close();
        },
        start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  const items: unknown[] = [];
  const open = (headers: object) => other.streamEvents?.({ headers }) as never;
  for await (const item of reconnecting(open)) items.push(item);
  expect(items).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
  expect(asked).toEqual([null, "1", "2"]);
});
