import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Principal } from "../../src/auth/principal.js";
import { withIdempotencyKey, type Store } from "../../src/idempotency/idempotency.js";
import { createDemoWorkspace, startService, type StartedService } from "../../src/experimental.js";
import { findStoredRequest, storeRequests } from "../../src/storage/statements/idempotency-keys.js";
import { callerOf, type Caller } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";

let service: StartedService;
let caller: Caller;
let token: string;
let data: string;
let keys = 0;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "document-export-"));
  service = await startService({ port: 0, data, logLevel: "silent", limits: { webhooks: 1000 } });
  ({ token } = await createDemoWorkspace(service.storage.db, join(data, "exports")));
  caller = callerOf(service.url, token);
});
afterAll(async () => {
  await service.stop();
  await rm(data, { recursive: true, force: true });
});

const file = hostedDocument("Report");
const upload = (options: string, key: string) =>
  caller.upload({ file, options }, { "idempotency-key": key });
const create = (body: string, key: string) =>
  fetch(`${service.url}/v2/webhooks`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body,
  });

type Send = (content: string, key: string) => Promise<Response>;

/** Sends two contents with one key; returns the id of the first, and the result of the second. */
async function sendBoth(send: Send, first: string, second: string) {
  const key = `content-${(keys += 1)}`;
  const created = await send(first, key);
  expect([201, 202]).toContain(created.status);
  const { id } = (await created.json()) as { id: unknown };
  const again = await send(second, key);
  return { id, status: again.status, body: await again.json() };
}

const mismatch = {
  status: 422,
  body: { type: "urn:problem-type:document-export:idempotency-mismatch" },
};

const reference = '"destinationReference":"a.md"';
const sameOptions: [string, string, string][] = [
  [
    "an unknown member",
    `{"destination":2,${reference}}`,
    `{"destination":2,${reference},"colour":"red"}`,
  ],
  ["the order of members", `{"destination":2,${reference}}`, `{${reference},"destination":2}`],
  ["white space", `{"destination":2,${reference}}`, `{ "destination": 2,\n\t${reference} }`],
  ["an empty conversion", '{"destination":2}', '{"destination":2,"conversion":{}}'],
  [
    "the default source format",
    '{"destination":2}',
    '{"destination":2,"conversion":{"source":"google-docs"}}',
  ],
  [
    "an unknown member of the conversion",
    '{"destination":2}',
    '{"destination":2,"conversion":{"x":1}}',
  ],
  [
    "the default of mapping",
    '{"destination":2}',
    '{"destination":2,"autoMapDocumentProperties":false}',
  ],
  ["no mappings", '{"destination":2}', '{"destination":2,"fieldMappings":{}}'],
  ["no URLs", '{"destination":2,"webhooks":[]}', '{"destination":2}'],
  [
    "the order of mappings",
    '{"destination":2,"fieldMappings":{"a":"x","b":"y"}}',
    '{"destination":2,"fieldMappings":{"b":"y","a":"x"}}',
  ],
];

const otherOptions: [string, string, string][] = [
  ["mapping", '{"destination":2}', '{"destination":2,"autoMapDocumentProperties":true}'],
  ["a mapping", '{"destination":2}', '{"destination":2,"fieldMappings":{"a":"x"}}'],
  ["the reference", '{"destination":2}', `{"destination":2,${reference}}`],
  [
    "the format that the connection has by default",
    '{"destination":2}',
    '{"destination":2,"conversion":{"destination":"markdown"}}',
  ],
  [
    "the order of URLs",
    '{"destination":2,"webhooks":["https://a.net/","https://b.net/"]}',
    '{"destination":2,"webhooks":["https://b.net/","https://a.net/"]}',
  ],
];

describe("exportHostedDocument", () => {
  test.each(sameOptions)("treats %s as the same content", async (_, first, second) => {
    const { id, status, body } = await sendBoth(upload, first, second);
    expect({ status, body }).toMatchObject({ status: 202, body: { id } });
  });

  test.each(otherOptions)("%s is other content", async (_, first, second) => {
    expect(await sendBoth(upload, first, second)).toMatchObject(mismatch);
  });

  test("treats white space in the file as other content", async () => {
    const headers = { "idempotency-key": "file" };
    const options = '{"destination":2}';
    expect((await caller.upload({ file, options }, headers)).status).toBe(202);
    const again = await caller.upload({ file: `${file} `, options }, headers);
    expect(await again.json()).toMatchObject(mismatch.body);
  });
});

const webhook = (members: string) =>
  `{"endpoint":"https://hooks.example.net/","events":["job.done"],"connections":[2]${members}}`;
const reordered =
  '{ "connections": [2], "events": ["job.done"], "endpoint": "https://hooks.example.net/" }';

describe("createWebhook", () => {
  test.each([
    ["an unknown member", webhook(""), webhook(',"colour":{"deep":1}')],
    ["order and white space", webhook(""), reordered],
    ["no description", webhook(""), webhook(',"description":null')],
    ["no origin", webhook(',"origin":null'), webhook("")],
  ])("treats %s as the same content", async (_, first, second) => {
    const { id, status, body } = await sendBoth(create, first, second);
    expect({ status, body }).toMatchObject({ status: 201, body: { id } });
  });

  test.each([
    ["a description", webhook(""), webhook(',"description":""')],
    ["another origin", webhook(',"origin":"a"'), webhook(',"origin":"b"')],
  ])("%s is other content", async (_, first, second) => {
    expect(await sendBoth(create, first, second)).toMatchObject(mismatch);
  });
});

describe("withIdempotencyKey", () => {
  const content = Uint8Array.of(1, 2, 3);
  const others = Uint8Array.of(1, 2, 4);
  const refused = { type: "idempotency-mismatch", status: 422 };

  /** Returns an unused key; `stored` returns the request stored for a key. */
  const newKey = () => `key-${(keys += 1)}`;
  const stored = (key: string) => findStoredRequest(service.storage.db, slotOf(key));
  const slotOf = (key: string) => ({ token: 1, operation: "test", key });

  /** Creates a resource with this id; `prepare` runs after the key was found to be unused. */
  const make = (
    key: string | undefined,
    id: string,
    { fingerprint = content, prepare = async () => {}, store = storing(id) } = {},
  ) =>
    withIdempotencyKey(service.storage.db, {
      principal: { token: 1 } as Principal,
      operation: "test",
      key,
      fingerprint: () => fingerprint,
      prepare: async () => {
        await prepare();
        return store;
      },
    });

  const storing =
    (id: string): Store<string> =>
    async (key) => {
      if (!key) return { id, made: "made" };
      const request = { ...key, resource: id, now: new Date() };
      const free = await storeRequests(service.storage.db, [request]);
      return free.has(id) ? { id, made: "made" } : undefined;
    };
  const nothing: Store<string> = async () => undefined;

  test("creates a new resource for each request without a key", async () => {
    expect(await make(undefined, "one")).toEqual({ id: "one", made: "made" });
    expect(await make(undefined, "two")).toEqual({ id: "two", made: "made" });
  });

  test("throws if a resource without a key was not stored", async () => {
    const lost = make(undefined, "lost", { store: nothing });
    await expect(lost).rejects.toThrow("returned no row");
  });

  test("stores a new key with its resource, token and operation", async () => {
    const key = newKey();
    expect(await make(key, "first")).toEqual({ id: "first", made: "made" });
    expect(await stored(key)).toMatchObject({ resource: "first" });
    const { token, operation } = slotOf(key);
    const { db } = service.storage;
    expect(await findStoredRequest(db, { token: 2, operation, key })).toBeUndefined();
    expect(await findStoredRequest(db, { token, operation: "other", key })).toBeUndefined();
  });

  test("returns the stored resource for a key with the same content", async () => {
    const key = newKey();
    await make(key, "first");
    const prepare = () => Promise.reject(new Error("A repeat was prepared."));
    expect(await make(key, "second", { prepare })).toEqual({ id: "first", made: undefined });
  });

  test("returns the resource of a parallel request with the same key", async () => {
    const key = newKey();
    const prepare = async () => void (await make(key, "faster"));
    expect(await make(key, "slower", { prepare })).toEqual({ id: "faster", made: undefined });
    expect(await stored(key)).toMatchObject({ resource: "faster" });
  });

  test("refuses a key that was used for other content", async () => {
    const [before, meanwhile] = [newKey(), newKey()];
    await make(before, "first", { fingerprint: others });
    await expect(make(before, "second")).rejects.toMatchObject(refused);
    const prepare = async () => void (await make(meanwhile, "faster", { fingerprint: others }));
    const slower = make(meanwhile, "slower", { prepare });
    await expect(slower).rejects.toMatchObject(refused);
    await expect(slower).rejects.toThrow("already used for a request with different content");
    expect(await stored(meanwhile)).toMatchObject({ resource: "faster" });
  });

  test("refuses a key that was in use and then disappeared", async () => {
    await expect(make(newKey(), "lost", { store: nothing })).rejects.toMatchObject(refused);
  });
});
