import type { ExportOptions, WebhookCreate } from "@document-export/types";
import { expect, test } from "vitest";
import { createTestDouble } from "../src/testing.js";
import { waitForJob, watchJob } from "../src/wait.js";
import { createWebhookFeed, verifyWebhook } from "../src/webhooks.js";
import { createClient, type Client, type ClientOptions } from "../src/index.js";

// Compiled, never called: each line below holds one typing error, which the compiler has to see.
async function mistakes(client: Client): Promise<void> {
  // @ts-expect-error an option of another name
  await client.listDocumentExports({ page: 2 });
  // @ts-expect-error a page number is a number
  await client.listCollections({ pageNo: "2" });
  // @ts-expect-error an option of another name
  await client.listWebhooks({ pagesize: 2 });
  const file = {};
  const destination = 1;
  const [endpoint, events, connections] = ["e", ["job.done"], [1]] as [string, string[], number[]];
  // @ts-expect-error a destination is required
  await client.exportHostedDocument({ file, options: {} });
  // @ts-expect-error a member of another name, two levels down
  const nested: ExportOptions = { destination, conversion: { target: "html" } };
  // @ts-expect-error field mappings are strings
  const mapped: ExportOptions = { destination, fieldMappings: { a: 1 } };
  // @ts-expect-error an option of another name
  await client.exportHostedDocument({ file, options: nested, waitMs: 2 });
  // @ts-expect-error an option of another name
  const registered: WebhookCreate = { endpoint, events, connections, orign: "" };
  // @ts-expect-error an option of another name
  await client.createWebhook({ webhook: registered, key: mapped });
  // @ts-expect-error an option of another name
  client.iterateDocumentExports({ prefetched: 2 });
}

async function mistakesOnSubPaths(client: Client): Promise<void> {
  const request = { file: {}, options: { destination: 1 } };
  // @ts-expect-error an option of another name
  await waitForJob(client, request, { onStatus: () => {} });
  // @ts-expect-error a member of another name, inside the options of the export
  await waitForJob(client, { file: {}, options: { destination: 1, webhook: [] } });
  // @ts-expect-error a feed follows
  watchJob(client, request, { feed: {} });
  // @ts-expect-error the body is bytes: parsed and written anew, it is another
  await verifyWebhook({ headers: {}, body: {} }, []);
  // @ts-expect-error an option of another name
  await verifyWebhook({ headers: {}, body: new Uint8Array() }, [], { tolerance: 5 });
  // @ts-expect-error keys are required
  createWebhookFeed({});
  // @ts-expect-error an option of another name
  const double = createTestDouble({ states: [] });
  // @ts-expect-error a fault is a status or a silence
  double.inject({ kind: "slow" });
  // @ts-expect-error an operation of another name
  double.inject({ status: 503, operationId: "listWebhook" });
}

test("a typing error in any option does not compile", () => {
  expect([mistakes, mistakesOnSubPaths]).toHaveLength(2);
});

const options = { baseUrl: "http://unused.test", token: "t" };

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
