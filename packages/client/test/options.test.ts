import { expect, test } from "vitest";
import { createClient, type AttemptEvent, type Client, type ClientOptions } from "../src/index.js";

const options = { baseUrl: "http://unused.test", token: "t" };

test.each([
  ["baseUrl", { token: "t" }],
  ["token", { baseUrl: "http://unused.test" }],
])("a missing `%s` is a TypeError that names it", (name, given) => {
  expect(() => createClient(given as ClientOptions)).toThrow(TypeError);
  expect(() => createClient(given as ClientOptions)).toThrow(`as \`${name}\`, got \`undefined\``);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ["file", (client) => client.exportHostedDocument({ options: { destination: 1 } } as never)],
  ["options", (client) => client.exportHostedDocument({ file: "{}" } as never)],
  ["webhook", (client) => client.createWebhook({} as never)],
])("a call without `%s` is a TypeError that names it, and nothing is sent", async (name, call) => {
  const fetch = () => Promise.reject(new Error("sent"));
  const failure = call(createClient({ ...options, fetch }));
  await expect(failure).rejects.toThrow(TypeError);
  await expect(failure).rejects.toThrow(`as \`${name}\`, got \`undefined\``);
});

test.each<[string, object]>([
  ["baseUrl", { baseUrl: "/v2" }],
  ["token", { token: "two words" }],
  ["fetch", { fetch: 1 }],
  ["timeoutMs", { timeoutMs: -1 }],
  ["retries", { retries: 1.5 }],
  ["tokn", { tokn: "" }],
])("a wrong `%s` is a TypeError that names it and never shows the token", (name, wrong) => {
  const create = () => createClient({ ...options, ...wrong } as ClientOptions);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(`\`${name}\``);
  expect(create).not.toThrow("two words");
});

test("an option that is undefined counts as not given", async () => {
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return Response.json({ items: [] });
  };
  const undefinedOptions = { timeoutMs: undefined, deadlineMs: undefined, retries: undefined };
  const client = createClient({ ...options, fetch, ...undefinedOptions } as never);
  const page = { pageNo: undefined, pageSize: 5, signal: undefined, ...undefinedOptions };
  expect(await client.listWebhooks(page as never)).toEqual({ items: [] });
  expect(urls).toEqual(["http://unused.test/v2/webhooks?pageSize=5"]);
});

test("a time that no timer can be set to is refused: it would end at once", () => {
  const client = createClient(options);
  expect(() => client.iterateWebhooks({ deadlineMs: Infinity })).toThrow("`deadlineMs`");
});

test("`onAttempt` is told of each request once, with the status of an answer that cannot be used", async () => {
  const events: AttemptEvent[] = [];
  const fetch = async () => new Response("<h1>Sign in</h1>");
  const client = createClient({ ...options, fetch, onAttempt: (event) => events.push(event) });
  const error = await client.listWebhooks().catch((failure: unknown) => failure);
  expect(events).toEqual([
    {
      operationId: "listWebhooks",
      method: "GET",
      attempts: 1,
      durationMs: expect.any(Number),
      status: 200,
      error,
    },
  ]);
});

test("what `onAttempt` throws fails the call, and it is not asked again", async () => {
  let asked = 0;
  const onAttempt = () => {
    asked += 1;
    throw new Error("no room in the log");
  };
  const fetch = async () => Response.json({ items: [] });
  const call = createClient({ ...options, fetch, onAttempt }).listWebhooks();
  await expect(call).rejects.toThrow("no room in the log");
  expect(asked).toBe(1);
});
