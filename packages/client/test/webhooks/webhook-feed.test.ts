import { expect, test } from "vitest";
import { waitForJob } from "../../src/wait.js";
import {
  createMemoryStore,
  createWebhookFeed,
  createWebhookKeys,
  signWebhook,
  type WebhookFeedOptions,
} from "../../src/webhooks.js";
import { jobIn, startJobServer } from "../wait/job-server.js";

const { publicKey, privateKey } = await createWebhookKeys();
const request = { file: {}, options: { destination: 12 } };

/** A webhook call as an implementation sends it when a job enters a state. */
async function callFor(status: string, { job = jobIn("").id, key = privateKey } = {}) {
  const id = `msg_${job}_${status}`;
  const data = { job: jobIn(status, job), attempt: 1, warnings: [] };
  const body = JSON.stringify({ type: `job.${status}`, timestamp: "2026-10-19T09:30:03Z", data });
  const headers = await signWebhook({ id, body }, [key]);
  return new Request("http://hooks.test/", { method: "POST", headers, body });
}

const createFeed = (overrides: Partial<WebhookFeedOptions> = {}) =>
  createWebhookFeed({ keys: [publicKey], ...overrides });

test("ends an otherwise unobservable wait on a verified webhook call", async () => {
  const { client } = await startJobServer({ states: ["queued"], echoes: false });
  const feed = createFeed();
  const onState = async () => void (await feed.handle(await callFor("done")));
  const job = await waitForJob(client, request, { feed, onState: () => void onState() });
  expect(job).toEqual(jobIn("done"));
});

test("completes a wait with a webhook received before the response", async () => {
  const feed = createFeed();
  expect((await feed.handle(await callFor("done"))).status).toBe(204);
  const { client } = await startJobServer({ states: ["queued"], echoes: false });
  expect(await waitForJob(client, request, { feed })).toMatchObject({ status: "done" });
});

test("does not replace a final state with a later event", async () => {
  const feed = createFeed();
  for (const status of ["failed", "processing"]) await feed.handle(await callFor(status));
  const received: string[] = [];
  feed.follow(jobIn("").id, ({ status }) => received.push(status), new AbortController().signal);
  expect(received).toEqual(["failed"]);
});

test("responds 204 to a repeated message and processes it once", async () => {
  const events: string[] = [];
  const feed = createFeed({ onEvent: ({ type }) => void events.push(type) });
  const statuses = [];
  for (const _ of [1, 2]) statuses.push((await feed.handle(await callFor("done"))).status);
  expect(statuses).toEqual([204, 204]);
  expect(events).toEqual(["job.done"]);
});

test("processes a repeated message if its first processing failed", async () => {
  let failures = 1;
  const onEvent = () => {
    if (failures-- > 0) throw new Error("no disk");
  };
  const feed = createFeed({ onEvent });
  await expect(feed.handle(await callFor("done"))).rejects.toThrow("no disk");
  expect((await feed.handle(await callFor("done"))).status).toBe(204);
  expect(failures).toBe(-1);
});

/** Calls back when the id of a call is read a second time, which happens only after verification. */
function callWhenVerified(call: Request, onSecondRead: () => void): Request {
  let reads = 0;
  const get = call.headers.get.bind(call.headers);
  const value = (name: string) => {
    if (name === "webhook-id" && (reads += 1) === 2) setImmediate(onSecondRead);
    return get(name);
  };
  Object.defineProperty(call.headers, "get", { value });
  return call;
}

test("shares the outcome in progress with a repeated message", async () => {
  const memory = createMemoryStore();
  let resolveFirst: ((add: () => void) => void) | undefined;
  const firstAdded = new Promise<() => void>((resolve) => (resolveFirst = resolve));
  const store = {
    ...memory,
    add: async (id: string) =>
      (await memory.add(id)) &&
      new Promise<boolean>((resolve) => resolveFirst?.(() => resolve(true))),
  };
  const onEvent = () => Promise.reject(new Error("no disk"));
  const feed = createFeed({ onEvent, store });
  const first = feed.handle(await callFor("done"));
  const addFirst = await firstAdded;
  const second = feed.handle(callWhenVerified(await callFor("done"), addFirst));
  const outcomes = await Promise.allSettled([first, second]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("responds 400 to a call signed by an unknown key, publishing nothing", async () => {
  const feed = createFeed();
  const { privateKey: foreign } = await createWebhookKeys();
  const response = await feed.handle(await callFor("done", { key: foreign }));
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toEqual({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: expect.stringContaining("signature"),
  });
  const received: string[] = [];
  feed.follow(jobIn("").id, ({ status }) => received.push(status), new AbortController().signal);
  expect(received).toEqual([]);
});

test("calls a `keys` function for each message", async () => {
  const published: string[] = [];
  const feed = createFeed({ keys: async () => published });
  expect((await feed.handle(await callFor("done"))).status).toBe(400);
  published.push(publicKey);
  expect((await feed.handle(await callFor("done"))).status).toBe(204);
});

test("sends nothing to an aborted follower", async () => {
  const feed = createFeed();
  const left = new AbortController();
  const received: string[] = [];
  feed.follow(jobIn("").id, ({ status }) => received.push(status), left.signal);
  await feed.handle(await callFor("queued"));
  left.abort();
  await feed.handle(await callFor("done"));
  expect(received).toEqual(["queued"]);
});

test("keeps notifying other followers after one aborts", async () => {
  const feed = createFeed();
  const left = new AbortController();
  const received: string[] = [];
  feed.follow(jobIn("").id, () => {}, left.signal);
  feed.follow(jobIn("").id, ({ status }) => received.push(status), new AbortController().signal);
  left.abort();
  await feed.handle(await callFor("done"));
  feed.follow(jobIn("").id, ({ status }) => received.push(status), AbortSignal.abort());
  expect(received).toEqual(["done"]);
});

test("passes on an event of an unknown type without changing job states", async () => {
  const types: string[] = [];
  const feed = createFeed({ onEvent: ({ type }) => void types.push(type) });
  const body = JSON.stringify({ type: "job.paused", timestamp: "2026-10-19T09:30:03Z", data: {} });
  const headers = await signWebhook({ id: "msg_1", body }, [privateKey]);
  const call = new Request("http://hooks.test/", { method: "POST", headers, body });
  expect((await feed.handle(call)).status).toBe(204);
  expect(types).toEqual(["job.paused"]);
});

test("keeps a changed job longer than an unchanged one", async () => {
  const feed = createFeed({ jobLimit: 2 });
  const changes = [
    ["job-1", "queued"],
    ["job-2", "queued"],
    ["job-1", "processing"],
    ["job-3", "queued"],
  ] as const;
  for (const [job, status] of changes) await feed.handle(await callFor(status, { job }));
  const received: string[] = [];
  for (const job of ["job-1", "job-2", "job-3"])
    feed.follow(job, ({ id }) => received.push(id), new AbortController().signal);
  expect(received).toEqual(["job-1", "job-3"]);
});

test("keeps the last jobs up to `jobLimit`", async () => {
  const feed = createFeed({ jobLimit: 1 });
  for (const job of ["job-1", "job-2"]) await feed.handle(await callFor("done", { job }));
  const received: string[] = [];
  for (const job of ["job-1", "job-2"])
    feed.follow(job, ({ id }) => received.push(id), new AbortController().signal);
  expect(received).toEqual(["job-2"]);
});
