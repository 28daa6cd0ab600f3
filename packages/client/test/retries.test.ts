import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type ClientOptions } from "../src/index.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const webhook = { endpoint: "https://hooks.example.net", events: ["job.done"], connections: [12] };
const list = { items: [], pagination: { pageCount: 0 } };

/** A client that gets these responses in turn, and its requests with their times. */
function clientWith(responses: readonly Response[], overrides: Partial<ClientOptions> = {}) {
  const left = [...responses];
  const requests: { at: number; key: string | null }[] = [];
  const start = Date.now();
  const fetch = async (request: Request) => {
    requests.push({ at: Date.now() - start, key: request.headers.get("idempotency-key") });
    const response = left.shift();
    if (!response) throw new TypeError("fetch failed");
    return response;
  };
  const client = createClient({ baseUrl: "http://unused.test", token: "t", fetch, ...overrides });
  return { client, requests };
}

/** Returns the result or error of a call; advances the clock as far as needed. */
async function outcomeOf<Value>(call: Promise<Value>): Promise<Value | Error> {
  const outcome = call.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const unavailable = (headers = {}) => new Response(null, { status: 503, headers });

test("retries a list call no earlier than `Retry-After`", async () => {
  const { client, requests } = clientWith([
    unavailable({ "retry-after": "7" }),
    Response.json(list),
  ]);
  expect(await outcomeOf(client.listWebhooks())).toEqual(list);
  expect(requests).toHaveLength(2);
  expect(requests[1]?.at).toBeGreaterThanOrEqual(7000);
});

test("throws RetryLaterError without a retry for a `Retry-After` past the deadline", async () => {
  const { client, requests } = clientWith([unavailable({ "retry-after": "600" })]);
  const retryAt = new Date(Date.now() + 600_000);
  expect(await outcomeOf(client.listWebhooks())).toMatchObject({
    name: "RetryLaterError",
    retryAt,
    attempts: 1,
    cause: { name: "ProblemError", status: 503, retryAfter: 600 },
  });
  expect(requests).toHaveLength(1);
});

test("throws RetryLaterError for a `Retry-After` beyond the maximum date", async () => {
  const { client } = clientWith([unavailable({ "retry-after": "9".repeat(20) })]);
  expect(await outcomeOf(client.listWebhooks())).toMatchObject({
    name: "RetryLaterError",
    cause: { status: 503 },
  });
});

test("retries a lost connection as often as `retries` allows", async () => {
  const { client, requests } = clientWith([], { retries: 3 });
  expect(await outcomeOf(client.listWebhooks())).toMatchObject({
    name: "ConnectionError",
    attempts: 4,
  });
  expect(requests).toHaveLength(4);
});

test("does not retry a POST if no key was echoed", async () => {
  const { client, requests } = clientWith([unavailable()]);
  const failure = await outcomeOf(client.createWebhook({ webhook }));
  expect(failure).toMatchObject({ status: 503 });
  expect(String(failure)).toContain("; not retried, since a POST may act twice; set `supportsId");
  expect(requests).toHaveLength(1);
});

test("does not mention retries in the error of a non-retryable failure", async () => {
  const { client } = clientWith([new Response("{}", { status: 400 })]);
  expect(String(await outcomeOf(client.createWebhook({ webhook })))).not.toContain("retried");
});

test.each<[string, object, Partial<ClientOptions>]>([
  ["its key was echoed", { "idempotency-key": "k" }, {}],
  ["the caller sets `supportsIdempotencyKeys`", {}, { supportsIdempotencyKeys: true }],
])("retries a POST with the same key if %s", async (_, headers, overrides) => {
  const { client, requests } = clientWith(
    [unavailable(headers), Response.json({ id: 1 }, { status: 201 })],
    overrides,
  );
  expect(await outcomeOf(client.createWebhook({ webhook }))).toEqual({ id: 1 });
  expect(requests[0]?.key).toMatch(/^\d+(-\d+){3}$/);
  expect(requests[1]?.key).toBe(requests[0]?.key);
});

test.each([
  ["a stream is sent", () => new Blob(["{}"]).stream(), 1],
  ["a source is opened again and sent", { open: () => new Blob(["{}"]).stream() }, 3],
])("%s as often as its file allows", async (_, file, times) => {
  const { client, requests } = clientWith([], { supportsIdempotencyKeys: true });
  const opened = typeof file === "function" ? file() : file;
  const failure = outcomeOf(
    client.exportHostedDocument({ file: opened, options: { destination: 1 } }),
  );
  expect(await failure).toMatchObject({ name: "ConnectionError" });
  if (times === 1) expect(String(await failure)).toContain("a stream can be sent only once");
  expect(requests).toHaveLength(times);
});

test("stops waiting for a retry immediately on abort, with its reason", async () => {
  const { client } = clientWith([unavailable({ "retry-after": "60" })]);
  const abort = new AbortController();
  const start = Date.now();
  const call = client.listWebhooks({ signal: abort.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(200);
  abort.abort("enough");
  expect(await call).toBe("enough");
  expect(Date.now() - start).toBe(200);
});

test("throws a TimeoutError if no response arrives in time", async () => {
  const silent = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
  const { client } = clientWith([], { fetch: silent, timeoutMs: 300, retries: 0 });
  expect(await outcomeOf(client.listWebhooks())).toMatchObject({
    name: "TimeoutError",
    timeoutMs: 300,
  });
});
