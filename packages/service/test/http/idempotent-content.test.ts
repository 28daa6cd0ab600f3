import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService, type RunningService } from "../../src/index.js";
import { callerOf, type Caller } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";

let service: RunningService;
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

/** Sends two contents under one key: the id of the first, and what the second gets. */
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
  test.each(sameOptions)("%s is no other content", async (_, first, second) => {
    const { id, status, body } = await sendBoth(upload, first, second);
    expect({ status, body }).toMatchObject({ status: 202, body: { id } });
  });

  test.each(otherOptions)("%s is other content", async (_, first, second) => {
    expect(await sendBoth(upload, first, second)).toMatchObject(mismatch);
  });

  test("white space in the file is other content", async () => {
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
  ])("%s is no other content", async (_, first, second) => {
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
