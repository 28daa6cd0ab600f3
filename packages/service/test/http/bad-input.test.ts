import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService, type StartedService } from "../../src/experimental.js";
import { callerOf, type Caller, type UploadParts } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";

let service: StartedService;
let caller: Caller;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "document-export-"));
  service = await startService({
    port: 0,
    data,
    logLevel: "silent",
    limits: { file: 10_000, webhooks: 1 },
  });
  const { token } = await createDemoWorkspace(service.storage.db, join(data, "exports"));
  caller = callerOf(service.url, token);
});
afterAll(async () => {
  await service.stop();
  await rm(data, { recursive: true, force: true });
});

const file = hostedDocument("Report");
const options = (members: object) => JSON.stringify({ destination: 2, ...members });

interface Expected {
  readonly status: number;
  readonly type: string;
  readonly pointer?: string;
  readonly reason?: string;
}
type Refusal = [string, UploadParts, Expected];
const uploads: Refusal[] = [
  [
    "a missing file",
    { options: options({}) },
    { status: 400, type: "invalid-request", pointer: "/file" },
  ],
  ["missing options", { file }, { status: 400, type: "invalid-request", pointer: "/options" }],
  [
    "options that are not JSON",
    { file, options: "{" },
    { status: 400, type: "invalid-request", pointer: "/options" },
  ],
  [
    "a file that is not JSON",
    { file: "hello", options: options({}) },
    { status: 400, type: "invalid-request", pointer: "/file" },
  ],
  [
    "a file that is not UTF-8",
    { file: Uint8Array.of(0xff), options: options({}) },
    { status: 400, type: "invalid-request", pointer: "/file" },
  ],
  [
    "JSON that is not a document",
    { file: "{}", options: options({}) },
    { status: 422, type: "not-a-hosted-document", pointer: "/file" },
  ],
  [
    "a destination that is not a number",
    { file, options: '{"destination":"2"}' },
    { status: 400, type: "invalid-request", pointer: "/options/destination" },
  ],
  [
    "an unknown destination",
    { file, options: options({ destination: 99 }) },
    { status: 422, type: "unknown-connection", pointer: "/options/destination" },
  ],
  [
    "a destination beyond int32",
    { file, options: options({ destination: 1e15 }) },
    { status: 422, type: "unknown-connection", pointer: "/options/destination" },
  ],
  [
    "a source as destination",
    { file, options: options({ destination: 1 }) },
    { status: 422, type: "unknown-connection", pointer: "/options/destination" },
  ],
  [
    "an unknown format",
    { file, options: options({ conversion: { destination: "odt" } }) },
    { status: 422, type: "unknown-format", pointer: "/options/conversion/destination" },
  ],
  [
    "an unknown source format",
    { file, options: options({ conversion: { source: "odt" } }) },
    { status: 422, type: "unknown-format", pointer: "/options/conversion/source" },
  ],
  [
    "a reference that leaves the folder",
    { file, options: options({ destinationReference: "../x.md" }) },
    { status: 422, type: "refused", pointer: "/options/destinationReference" },
  ],
  [
    "an empty reference",
    { file, options: options({ destinationReference: "" }) },
    { status: 422, type: "refused", pointer: "/options/destinationReference", reason: "is empty" },
  ],
  [
    "a reference to a folder",
    { file, options: options({ destinationReference: "reports/" }) },
    {
      status: 422,
      type: "refused",
      pointer: "/options/destinationReference",
      reason: "has an empty segment",
    },
  ],
  [
    "a per-job URL that is not https",
    { file, options: options({ webhooks: ["http://example.net/"] }) },
    { status: 422, type: "endpoint-refused", pointer: "/options/webhooks/0" },
  ],
  [
    "a per-job URL with half a surrogate pair",
    { file, options: options({ webhooks: ["https://a.net/", "https://a.net/\ud800"] }) },
    { status: 422, type: "endpoint-refused", pointer: "/options/webhooks/1" },
  ],
  [
    "an upload over the limit",
    { file: hostedDocument("x".repeat(20_000)), options: options({}) },
    { status: 413, type: "content-too-large" },
  ],
];

describe("exportHostedDocument", () => {
  test.each(uploads)(
    "refuses %s and stores nothing",
    async (_name, parts, { status, type, pointer, reason = "" }) => {
      const response = await caller.upload(parts, { "idempotency-key": "k" });
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      const problem = (await response.json()) as { detail: string; errors?: unknown[] };
      expect(problem).toMatchObject({ type: `urn:problem-type:document-export:${type}`, status });
      if (pointer)
        expect(problem.errors).toEqual([expect.objectContaining({ in: "body", pointer })]);
      expect(problem.detail).toContain(reason);
      expect(JSON.stringify(problem)).not.toContain(data);
      expect(await stored()).toEqual({ jobs: 0, uploads: 0, keys: 0, tasks: 0 });
    },
  );
});

async function stored(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*) from jobs)::int as jobs,
    (select count(*) from uploads)::int as uploads,
    (select count(*) from idempotency_keys)::int as keys,
    (select count(*) from pgboss.job)::int as tasks`.execute(service.storage.db);
  return rows[0];
}

const good = { endpoint: "https://hooks.example.net/", events: ["job.done"], connections: [2] };
const webhooks: [string, object, number, string][] = [
  ["an endpoint that is not https", { endpoint: "http://example.net/" }, 422, "endpoint-refused"],
  ["an endpoint on this machine", { endpoint: "https://127.0.0.1/" }, 422, "endpoint-refused"],
  ["an endpoint that is not a URL", { endpoint: "x" }, 422, "endpoint-refused"],
  ["an unknown event", { events: ["job.dnoe"] }, 422, "unknown-event"],
  ["an unknown connection", { connections: [2, 99] }, 422, "unknown-connection"],
  ["no events", { events: [] }, 400, "invalid-request"],
  ["no connections", { connections: [] }, 400, "invalid-request"],
  ["a long origin", { origin: "x".repeat(201) }, 422, "refused"],
  ["a NUL in the description", { description: "a\0b" }, 422, "refused"],
  ["half a pair in the endpoint", { endpoint: "https://a.net/\ud800" }, 422, "endpoint-refused"],
  ["half a pair in the description", { description: "\udc00" }, 422, "refused"],
  ["half a pair in the origin", { origin: "a\ud800" }, 422, "refused"],
  ["a NUL in the endpoint", { endpoint: "https://example.net/\0" }, 422, "endpoint-refused"],
];

describe("createWebhook", () => {
  test.each(webhooks)("refuses %s", async (_name, change, status, type) => {
    const response = await caller.post("/v2/webhooks", { ...good, ...change });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      type: `urn:problem-type:document-export:${type}`,
    });
    expect(await (await caller.get("/v2/webhooks")).json()).toMatchObject({ items: [] });
  });

  test("returns the same webhook for the same key, and refuses one above the limit", async () => {
    const key = { "idempotency-key": "w" };
    const first = await caller.post(
      "/v2/webhooks",
      { ...good, description: "d", origin: "o" },
      key,
    );
    const again = await caller.post(
      "/v2/webhooks",
      { ...good, description: "d", origin: "o" },
      key,
    );
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get("idempotency-key")).toBe("w");
    const created = await first.json();
    expect(created).toEqual({
      id: 1,
      endpoint: good.endpoint,
      description: "d",
      events: ["job.done"],
      connections: [{ id: 2, name: "Demo folder" }],
    });
    expect(await again.json()).toEqual(created);
    const over = await caller.post("/v2/webhooks", good);
    expect(await over.json()).toMatchObject({ title: "Too many webhooks" });
  });
});

describe("every operation", () => {
  test.each(["no-such-token", ""])("refuses the token `%s`", async (token) => {
    const response = await callerOf(service.url, token).get("/v2/collections");
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
  });

  test.each(["pageNo=x", "pageNo=0", "pageSize=201", "pageNo=1&pageNo=2"])(
    "refuses the page `%s`",
    async (query) => {
      const response = await caller.get(`/v2/document-exports?${query}`);
      expect(response.status).toBe(400);
    },
  );
});
