import { expect, test } from "vitest";
import { createServer, stub, type Overrides } from "../../src/index.js";
import { as, problemOf, testOptions } from "../harness.js";

async function send(
  overrides: Overrides,
  path: string,
  init: RequestInit = as("good"),
  body?: object,
) {
  const handlers = stub();
  const list = handlers.listCollections;
  handlers.listCollections = async (request) => {
    const result = await list(request);
    return body ? ({ ...result, body: { ...result.body, ...body } } as typeof result) : result;
  };
  const server = createServer(testOptions({ ...overrides, handlers }));
  return server.fetch(new Request(`http://stub.test${path}`, init));
}

const create = (webhook: object): RequestInit => ({
  ...as("good", { "content-type": "application/json" }),
  method: "POST",
  body: JSON.stringify({ endpoint: "https://a.test", ...webhook }),
});
const webhook = { events: ["job.done"], connections: [1] };

test.each<[string, Overrides, string, number]>([
  ["a bound of the contract", {}, "?pageSize=201", 400],
  ["a wider bound", { bounds: { pageSize: { maximum: 500 } } }, "?pageSize=201", 200],
  ["more than a wider bound", { bounds: { pageSize: { maximum: 500 } } }, "?pageSize=501", 400],
  ["more than a narrower bound", { bounds: { pageSize: { maximum: 100 } } }, "?pageSize=101", 400],
  ["a bound beside another", { bounds: { pageSize: { maximum: 500 } } }, "?pageSize=0", 400],
  ["a decision that is waived", { waived: ["page-size"] }, "?pageSize=1000", 200],
  ["a fact beside a waived decision", { waived: ["page-size"] }, "?pageSize=many", 400],
  ["another decision", { waived: ["page-numbering"] }, "?pageSize=201", 400],
  ["an int32, which is a fact", { waived: ["page-size"] }, "?pageSize=2147483648", 400],
])("checks a parameter against %s", async (_, overrides, query, status) => {
  expect((await send(overrides, `/v2/document-exports${query}`)).status).toBe(status);
});

test("names the configured bound", async () => {
  const overrides = { bounds: { pageSize: { maximum: 100 } } };
  const response = await send(overrides, "/v2/collections?pageSize=101");
  expect((await problemOf(response)).errors).toMatchObject([
    {
      in: "query",
      name: "pageSize",
      keyword: "maximum",
      detail: "Expected at most 100, got `101`.",
    },
  ]);
});

test.each<[string, Overrides, object, number]>([
  ["a bound of the contract", {}, { ...webhook, events: [] }, 400],
  ["a waived decision", { waived: ["webhook-lists"] }, { ...webhook, events: [] }, 201],
  ["a wider bound", { bounds: { events: { minItems: 0 } } }, { ...webhook, events: [] }, 201],
  ["a narrower bound", { bounds: { events: { minItems: 2 } } }, webhook, 400],
  ["a fact", { waived: ["webhook-lists"] }, { events: [] }, 400],
])("checks a body against %s", async (_, overrides, body, status) => {
  expect((await send(overrides, "/v2/webhooks", create(body))).status).toBe(status);
});

const page = (pageSize: number) => ({
  pagination: { pageCount: 1, pageNo: 1, pageSize, totalRecordCount: 1 },
});

test.each<[string, Overrides, object, number]>([
  ["a bound of the contract", {}, page(500), 500],
  ["a wider bound", { bounds: { pageSize: { maximum: 500 } } }, page(500), 200],
  ["a waived decision", { waived: ["page-size"] }, page(500), 200],
  ["a fact", { waived: ["page-size", "response-members"] }, { pagination: undefined }, 500],
])("checks a response against %s", async (_, overrides, body, status) => {
  expect((await send(overrides, "/v2/collections", as("good"), body)).status).toBe(status);
});

test("sends a configured success status and checks the same body", async () => {
  const overrides = { successStatus: { createWebhook: 200 } };
  expect((await send(overrides, "/v2/webhooks", create(webhook))).status).toBe(200);
});

test("accepts any success status if its decision is waived", async () => {
  const { createWebhook, ...handlers } = stub();
  const another = async (request: Parameters<typeof createWebhook>[0]) =>
    ({ ...(await createWebhook(request)), status: 200 }) as never;
  const statusUnder = async (overrides: Overrides) => {
    const all = { ...handlers, createWebhook: another };
    const server = createServer(testOptions({ ...overrides, handlers: all }));
    return (await server.fetch(new Request("http://stub.test/v2/webhooks", create(webhook))))
      .status;
  };
  expect(await statusUnder({})).toBe(500);
  expect(await statusUnder({ waived: ["success-status"] })).toBe(200);
});

test.each<[Overrides, string]>([
  [{ waived: ["page-sizes"] }, "no decision of the contract is called `page-sizes`"],
  [{ bounds: { endpoint: { minLength: 5 } } }, "no decision gives `endpoint` a `minLength`"],
  [{ successStatus: { createWebhook: 404 } }, "from 200 to 299, got `404`"],
  [{ successStatus: { createWebhooks: 200 } }, "`createWebhooks` belongs to no operation"],
])("createServer refuses the overrides %o", (overrides, message) => {
  expect(() => createServer(testOptions(overrides))).toThrow(message);
});

test("refuses a body with 300,000 violations", async () => {
  const overrides = { waived: ["webhook-lists"] };
  const many = create({ ...webhook, connections: Array.from({ length: 300_000 }, () => "") });
  expect((await send(overrides, "/v2/webhooks", many)).status).toBe(400);
});
