import { expect, test } from "vitest";
import { checkResponse } from "../../src/checks.js";
import { createClient, type ClientOptions } from "../../src/index.js";
import { createTestDouble, type TestDoubleOptions } from "../../src/testing.js";
import { waitForJob, watchJob } from "../../src/wait.js";
import { createWebhookFeed, verifyWebhook } from "../../src/webhooks.js";

const baseUrl = "http://double.test";
const request = { file: { title: "Report", documentId: "d1" }, options: { destination: 12 } };
const webhook = { endpoint: "https://hooks.test", events: ["job.done"], connections: [12] };

/** Starts a test double, and a client for it that checks all responses against the contract. */
function start(options: TestDoubleOptions = {}, overrides: Partial<ClientOptions> = {}) {
  const double = createTestDouble(options);
  const { fetch } = double;
  return {
    double,
    client: createClient({ baseUrl, token: "t", fetch, check: checkResponse, ...overrides }),
  };
}

test("lists created resources page by page", async () => {
  const { double, client } = start();
  const before = double.state.webhooks.length;
  for (let round = 0; round < 3; round += 1) await client.createWebhook({ webhook });
  const pages = [];
  for await (const { pagination } of client.iterateWebhooks({ pageSize: 2 }).pages())
    pages.push(pagination.pageNo);
  expect(pages).toHaveLength(Math.ceil((before + 3) / 2));
});

test("completes an export with a wait and lists its record", async () => {
  const { client } = start();
  const job = await client.exportHostedDocument({ ...request, wait: 10 });
  expect(job.status).toBe("done");
  const { items } = await client.listDocumentExports();
  expect(items.at(-1)).toMatchObject({
    sourceDocumentTitle: "Report",
    sourceDocumentReference: "d1",
    destinationConnection: { id: 12 },
  });
});

test.each([
  ["wait=5", "wait=5"],
  ["respond-async, wait=99999999999999999999", "wait=60"],
  ['foo="a,wait=5"', null],
  ["wait", null],
])("responds to `Prefer: %s` with Preference-Applied %s", async (prefer, applied) => {
  const body = new FormData();
  body.set("file", new Blob(["{}"]));
  body.set("options", '{"destination":1}');
  const headers = { authorization: "Bearer t", prefer };
  const url = `${baseUrl}/v2/export/hosted-docs`;
  const response = await start().double.fetch(new Request(url, { method: "POST", headers, body }));
  expect(response.headers.get("preference-applied")).toBe(applied);
  expect(await response.json()).toMatchObject({ status: applied ? "done" : "queued" });
});

test("advances a slow job by one state per response", async () => {
  const jobStates = ["queued", "processing", "failed"] as const;
  const { client } = start({ jobStates, honoursWait: false });
  const states: string[] = [];
  for await (const { status } of watchJob(client, request)) states.push(status);
  expect(states).toEqual(jobStates);
});

test("records calls with operation, headers and body", async () => {
  const { double, client } = start();
  await client.exportHostedDocument({ ...request, idempotencyKey: "k1" });
  expect(double.calls).toMatchObject([
    { operationId: "exportHostedDocument", body: { options: { destination: 12 } } },
  ]);
  expect(double.calls[0]?.headers.get("idempotency-key")).toBe("k1");
});

test("fails one request with the injected status and `Retry-After`", async () => {
  const { double, client } = start({}, { retries: 0 });
  double.inject({ status: 429, retryAfter: 7 });
  await expect(client.listWebhooks()).rejects.toMatchObject({
    name: "ProblemError",
    status: 429,
    type: "urn:problem-type:document-export:rate-limited",
    retryAfter: 7,
  });
  expect(await client.listWebhooks()).toHaveProperty("items");
});

test("applies a fault for an operation to its next call", async () => {
  const { double, client } = start({}, { retries: 0 });
  double.inject({ status: 503, operationId: "createWebhook" });
  expect(await client.listWebhooks()).toHaveProperty("items");
  await expect(client.createWebhook({ webhook })).rejects.toMatchObject({ status: 503 });
});

test("times out or breaks the connection on a silence fault", async () => {
  const { double, client } = start({}, { retries: 0 });
  double.inject({ kind: "timeout" }, { kind: "reset" });
  const silent = client.listWebhooks({ timeoutMs: 30 });
  await expect(silent).rejects.toMatchObject({ name: "TimeoutError" });
  await expect(client.listWebhooks()).rejects.toMatchObject({
    name: "ConnectionError",
    kind: "reset",
  });
});

test("applies a request once after a lost response if keys are supported", async () => {
  const { double, client } = start({}, { supportsIdempotencyKeys: true });
  const before = double.state.webhooks.length;
  double.inject({ kind: "reset", acts: true });
  await client.createWebhook({ webhook });
  expect(double.calls).toHaveLength(2);
  expect(double.state.webhooks).toHaveLength(before + 1);
});

test("rejects a reused key with different content with 422", async () => {
  const { client } = start();
  await client.createWebhook({ webhook, idempotencyKey: "k1" });
  const other = { ...webhook, events: ["job.failed"] };
  const call = client.createWebhook({ webhook: other, idempotencyKey: "k1" });
  await expect(call).rejects.toMatchObject({ status: 422 });
});

test.each([
  ["an ignored member", { colour: "red" }, 202],
  ["a default", { conversion: {}, autoMapDocumentProperties: false, webhooks: [] }, 202],
  ["another order", { fieldMappings: { b: "y", a: "x" } }, 202],
  ["another format", { conversion: { destination: "html" } }, 422],
])("responds to a repeat with %s under the same key", async (_, change, status) => {
  const { double } = start();
  const fieldMappings = { a: "x", b: "y" };
  const upload = async (options: object) => {
    const body = new FormData();
    body.set("file", new Blob(["{}"]));
    body.set("options", JSON.stringify(options));
    const headers = { authorization: "Bearer t", "idempotency-key": "k" };
    const url = `${baseUrl}/v2/export/hosted-docs`;
    return double.fetch(new Request(url, { method: "POST", headers, body }));
  };
  const first = (await (await upload({ destination: 1, fieldMappings })).json()) as { id: string };
  const again = await upload({ ...change, fieldMappings, ...change, destination: 1 });
  expect(again.status).toBe(status);
  if (status === 202) expect(await again.json()).toMatchObject({ id: first.id });
});

test("treats a webhook with a null description as one without", async () => {
  const { client } = start();
  const given = { webhook, idempotencyKey: "k1" };
  const { id } = await client.createWebhook(given);
  const spelled = { ...webhook, description: null, origin: null };
  expect(await client.createWebhook({ ...given, webhook: spelled })).toHaveProperty("id", id);
});

test.each([
  ["a missing member", {}, "/options/destination", "required"],
  ["a member of another type", { destination: "12" }, "/options/destination", "type"],
  [
    "a mapping of another type",
    { destination: 1, fieldMappings: { a: 1 } },
    "/options/fieldMappings/a",
    "type",
  ],
])("rejects %s with 400 and its pointer", async (_, options, pointer, keyword) => {
  const body = new FormData();
  body.set("file", new Blob(["{}"]));
  body.set("options", JSON.stringify(options));
  const headers = { authorization: "Bearer t" };
  const url = "http://unused.test/v2/export/hosted-docs";
  const response = await start().double.fetch(new Request(url, { method: "POST", headers, body }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ in: "body", pointer, keyword }] });
});

test.each([
  ["GET", "/v2/nothing", 404],
  ["DELETE", "/v2/webhooks", 405],
  ["POST", "/v2/webhooks", 400],
])("responds to %s %s with %i", async (method, path, status) => {
  const headers = { authorization: "Bearer t" };
  const response = await createTestDouble().fetch(new Request(baseUrl + path, { method, headers }));
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

test("sends signed webhook calls for the subscribed events and connections", async () => {
  const received: Request[] = [];
  const { double, client } = start({ onWebhook: (call) => received.push(call) });
  double.state.webhooks.length = 0;
  await client.createWebhook({ webhook });
  await client.createWebhook({ webhook: { ...webhook, connections: [99] } });
  const own = { ...request.options, webhooks: ["https://own.test/hook"] };
  await client.exportHostedDocument({ ...request, options: own, wait: 1 });
  const events = [];
  for (const call of received)
    events.push([new URL(call.url).host, (await verifyWebhook(call, await double.keys())).type]);
  expect(events).toEqual([
    ["own.test", "job.queued"],
    ["own.test", "job.processing"],
    ["hooks.test", "job.done"],
    ["own.test", "job.done"],
    ["own.test", "document-export.created"],
  ]);
});

test("ends a webhook-only wait when the test advances the job", async () => {
  const keys = async () => double.keys();
  const feed = createWebhookFeed({ keys });
  const { double, client } = start({
    onWebhook: feed.handle,
    honoursWait: false,
    supportsIdempotencyKeys: false,
  });
  const hooked = { ...request, options: { destination: 12, webhooks: ["https://own.test"] } };
  const onState = ({ id, status }: { id: string; status: string }) =>
    void (status === "done" || double.advance(id));
  expect(await waitForJob(client, hooked, { feed, onState })).toMatchObject({ status: "done" });
  expect(double.calls).toHaveLength(1);
});

test("throws a TypeError that names an unknown job to advance", async () => {
  await expect(createTestDouble().advance("none")).rejects.toThrow("has no job `none`");
});
