import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createClient, type AttemptEvent } from "../src/index.js";

const baseUrl = "http://unused.test";
const list = { items: [], pagination: { pageCount: 0 } };

test("calls `onResponse` with each response and its headers", async () => {
  const headers = { "x-request-id": "r-1", deprecation: "@1767225600" };
  const fetch = async () => Response.json(list, { headers });
  const said: unknown[] = [];
  await createClient({ baseUrl, token: "t", fetch }).listWebhooks({
    onResponse: ({ status, headers: all }) =>
      said.push([status, all.get("x-request-id"), all.get("deprecation")]),
  });
  expect(said).toEqual([[200, "r-1", "@1767225600"]]);
});

test("a custom `fetch` can send a request again with a new token", async () => {
  const sent: (string | null)[] = [];
  const send = async (request: Request) => {
    sent.push(request.headers.get("authorization"));
    return sent.length === 1 ? new Response(null, { status: 401 }) : Response.json(list);
  };
  const fetch = async (request: Request) => {
    const renewed = new Request(request, { headers: { authorization: "Bearer new" } });
    const response = await send(request);
    return response.status === 401 ? send(renewed) : response;
  };
  expect(await createClient({ baseUrl, token: "old", fetch }).listWebhooks()).toEqual(list);
  expect(sent).toEqual(["Bearer old", "Bearer new"]);
});

test.each<[string, () => object]>([
  [
    "has no body to read from",
    () => ({ ok: true, status: 200, headers: new Headers(), text: async () => '{"items":[]}' }),
  ],
  ["comes in many pieces", () => new Response(pieces(["{", '"items', '":[', "]}"]))],
  [
    "is cut within a character",
    () => new Response(pieces(['{"items":[],"a":"', [0xc3], [0xbc], '"}'])),
  ],
])("reads a response completely that %s", async (_, response) => {
  const fetch = async () => response() as Response;
  expect(await createClient({ baseUrl, token: "t", fetch }).listWebhooks()).toMatchObject({
    items: [],
  });
});

test("does not include the token in events or errors", async () => {
  const events: AttemptEvent[] = [];
  const fetch = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const onAttempt = (event: AttemptEvent) => events.push(event);
  const client = createClient({ baseUrl, token: "secret-1", retries: 0, fetch, onAttempt });
  const error = await client.listWebhooks().catch((failure: unknown) => failure);
  expect(events).toMatchObject([{ operationId: "listWebhooks", attempts: 1, status: 502, error }]);
  expect(inspect([events, error], { depth: 9, showHidden: true })).not.toContain("secret-1");
});

/** A body that arrives in these chunks, text or bytes. */
function pieces(texts: readonly (string | readonly number[])[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const text of texts)
        controller.enqueue(typeof text === "string" ? encoder.encode(text) : Uint8Array.from(text));
      controller.close();
    },
  });
}
