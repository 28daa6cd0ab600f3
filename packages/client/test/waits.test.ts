import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, type Client, type ClientOptions } from "../src/index.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const sent = async () => Response.json({ id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11" });

/** A client that may retry every call, and the requests that it sent. */
function connect(overrides: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(sent);
  const client = createClient({
    baseUrl: "http://unused.test",
    token: "t",
    supportsIdempotencyKeys: true,
    fetch,
    ...overrides,
  });
  return { client, fetch };
}

const file = { open: never };
const options = { destination: 12 };
const waits: [
  string,
  Partial<ClientOptions>,
  (client: Client, limits: object) => Promise<unknown>,
][] = [
  ["token", { token: never }, (client, limits) => client.listWebhooks(limits)],
  ["file", {}, (client, limits) => client.exportHostedDocument({ file, options, ...limits })],
];

test.each(waits)(
  "throws a TimeoutError at the deadline for a %s that never resolves",
  async (_, given, call) => {
    const { client, fetch } = connect(given);
    const start = Date.now();
    const failure = call(client, { deadlineMs: 5000 }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ name: "TimeoutError", timeoutMs: 5000 });
    expect(Date.now() - start).toBe(5000);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(waits)(
  "calls a %s that never resolves again after each timeout",
  async (_, given, call) => {
    const { client } = connect(given);
    const failure = call(client, { timeoutMs: 1000, retries: 2 }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ name: "TimeoutError", timeoutMs: 1000, attempts: 3 });
  },
);

test.each(waits)(
  "stops waiting for a %s immediately on abort, with its reason",
  async (_, given, call) => {
    const { client, fetch } = connect(given);
    const abort = new AbortController();
    const start = Date.now();
    const failure = call(client, { signal: abort.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(200);
    abort.abort("enough");
    expect(await failure).toBe("enough");
    expect(Date.now() - start).toBe(200);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(waits)("fails the call without a retry if a %s throws", async (_, __, call) => {
  const gone = new Error("no such thing");
  const fails = vi.fn(() => Promise.reject(gone));
  const { client, fetch } = connect({ token: fails });
  await expect(call(client, {})).rejects.toBe(gone);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

test("clears the timer of a call when the call ends", async () => {
  const signals: AbortSignal[] = [];
  const fetch = async ({ signal }: Request) => {
    signals.push(signal);
    return sent();
  };
  const { client } = connect({ fetch, timeoutMs: 1000 });
  await client.listWebhooks();
  await client.listWebhooks();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test("no timer keeps the process alive after a call", async () => {
  vi.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout");
  const { client } = connect();
  const before = timers();
  await client.listWebhooks();
  expect(timers()).toEqual(before);
});
