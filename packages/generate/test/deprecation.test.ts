import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emitClient } from "../src/emit/client/emit-client.ts";
import { emitHandlers } from "../src/emit/server-stub/emit-handlers.ts";
import { buildModel } from "../src/model/build/build-model.ts";
import { loadPairs, type Pair } from "./support/load-pairs.ts";
import { OUTSIDE } from "./support/outside.ts";

const SINCE = "2026-11-01";
const SUNSET = "2027-05-01";
const retired = { deprecated: true, "x-deprecated-since": SINCE, "x-sunset": SUNSET };
const text = { type: "string" };
const responses = {
  "200": {
    description: "Done",
    content: {
      "application/json": {
        schema: { type: "object", properties: { old: { ...text, deprecated: true } } },
      },
    },
  },
};
const body = {
  type: "object",
  properties: {
    title: text,
    subtitle: { ...text, ...retired },
    rows: { type: "array", items: { $ref: "#/components/schemas/Row" } },
  },
};

/** A description with a deprecated item of each kind. */
function description(): Parameters<typeof buildModel>[0] {
  return {
    openapi: "3.1.0",
    info: { title: "Reports", version: "1" },
    paths: {
      "/old": { get: { operationId: "getOld", responses, ...retired } },
      "/undated": { get: { operationId: "getUndated", responses, deprecated: true } },
      "/reports": {
        post: {
          operationId: "createReport",
          parameters: [
            { name: "colour", in: "query", schema: text, deprecated: true },
            { name: "size", in: "query", schema: text },
          ],
          requestBody: { required: true, content: { "application/json": { schema: body } } },
          responses,
        },
      },
    },
    components: {
      schemas: { Row: { type: "object", properties: { cell: { ...text, deprecated: true } } } },
    },
  };
}

let pair: Pair;

beforeAll(async () => {
  ({ pair } = await loadPairs({ pair: { model: buildModel(description()) } }));
});

let warned: unknown[];
let server: { fetch(request: Request): Promise<Response> };
beforeEach(() => {
  warned = [];
  const handler = () => ({ status: 200, body: {} });
  server = pair.stub.createServer({
    handlers: { getOld: handler, getUndated: handler, createReport: handler },
    authenticate: async () => undefined,
  }) as typeof server;
});
afterEach(() => {
  vi.restoreAllMocks();
});

function createClient(
  options: object = { onDeprecated: (notice: unknown) => warned.push(notice) },
) {
  const fetch = (request: Request) => server.fetch(request);
  return pair.client.createClient({ baseUrl: "https://reports.example.com", fetch, ...options });
}

test("client warns once about a deprecated operation, with its dates", async () => {
  const client = createClient();
  await client["getOld"]?.();
  await client["getOld"]?.();
  expect(warned).toEqual([
    {
      operationId: "getOld",
      since: "2026-11-01T00:00:00.000Z",
      sunset: "2027-05-01T00:00:00.000Z",
      message: "getOld is deprecated since 2026-11-01, and will be removed on 2027-05-01",
    },
  ]);
});

test("client warns about deprecated options and members that are used", async () => {
  const client = createClient();
  await client["createReport"]?.({ size: "a4", body: { title: "x", rows: [{}] } });
  expect(warned).toEqual([]);
  const used = { colour: "red", body: { subtitle: "y", rows: [{}, { cell: "z" }] } };
  await client["createReport"]?.(used);
  await client["createReport"]?.(used);
  expect(warned).toMatchObject([
    { operationId: "createReport", option: "colour" },
    { option: "body", pointer: "/subtitle", sunset: "2027-05-01T00:00:00.000Z" },
    { option: "body", pointer: "/rows/*/cell" },
  ]);
});

test("each client warns separately, and its hook can refuse the call", async () => {
  await createClient()["getOld"]?.();
  const onDeprecated = ({ message }: { message: string }): never => {
    throw new Error(message);
  };
  await expect(createClient({ onDeprecated })["getOld"]?.()).rejects.toThrow("is deprecated");
});

test("emits a process warning if there is no hook", async () => {
  const emitWarning = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  await createClient({})["getUndated"]?.();
  expect(emitWarning.mock.calls).toEqual([["getUndated is deprecated", "DeprecationWarning"]]);
});

test("sends Deprecation and Sunset with every response of a deprecated operation", async () => {
  const responseTo = (path: string, headers = {}) =>
    server.fetch(new Request(`https://reports.example.com${path}`, { headers }));
  for (const response of [
    await responseTo("/old"),
    await responseTo("/old", { accept: "image/png" }),
  ])
    expect([response.headers.get("deprecation"), response.headers.get("sunset")]).toEqual([
      `@${Date.parse(SINCE) / 1000}`,
      "Sat, 01 May 2027 00:00:00 GMT",
    ]);
});

test("sends no Deprecation or Sunset header for operations without dates", async () => {
  const { headers } = await server.fetch(new Request("https://reports.example.com/undated"));
  expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([null, null]);
});

test("writes the @deprecated tag with dates on types, methods and handlers", () => {
  const model = buildModel(description());
  const tag = "@deprecated Since 2026-11-01, to be removed on 2027-05-01.";
  const client = emitClient(model, OUTSIDE).map((file) => file.text);
  expect(client.filter((file) => file.includes(tag))).not.toEqual([]);
  expect(client.join("\n").match(/@deprecated/g)?.length).toBeGreaterThanOrEqual(5);
  expect(emitHandlers(model).text).toContain(tag);
});
