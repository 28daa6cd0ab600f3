// Oddities of descriptions that companies publish, each in its smallest form.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { JsonObject } from "../../src/load/json.js";
import type { Target } from "../../src/load/target.js";
import type { Report } from "../../src/report/report.js";

const OK = { 200: { description: "Done." } };

async function check(
  own: JsonObject,
  {
    rules,
    listener,
    requests = {},
  }: Pick<Target, "requests"> & {
    readonly rules: readonly string[];
    readonly listener: RequestListener;
  },
): Promise<Report> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const description = { openapi: "3.1.0", info: { title: "Odd", version: "1" }, ...own };
  return checkImplementation({ baseUrl, token: "right", requests }, { description, rules }).finally(
    async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  );
}

/** Returns paths that differ in their names only, each with a GET. */
function manyGets(count: number, get: JsonObject): JsonObject {
  const paths = Array.from({ length: count }, (_, at) => [
    `/things-${at}`,
    { get: { operationId: `getThings${at}`, ...get } },
  ]);
  return Object.fromEntries(paths) as JsonObject;
}

test("appends query parameters to a path that already has a query", async () => {
  const seen: string[] = [];
  const limit = { name: "limit", in: "query", required: true, schema: { type: "integer" } };
  const get = { operationId: "list", parameters: [limit], responses: OK };
  await check(
    { paths: { "/things?beta=true": { get } } },
    {
      rules: ["requests-accepted"],
      listener: ({ url = "" }, response) => {
        seen.push(url);
        response.end();
      },
    },
  );
  expect(seen).toContain("/things?beta=true&limit=0");
});

test("reports a refusal that many operations lack as one finding", async () => {
  const { rules } = await check(
    { paths: { ...manyGets(5, { responses: { ...OK, 404: {} } }), ...described() } },
    {
      rules: ["requests-accepted", "responses-described"],
      listener: ({ url = "" }, response) =>
        response.writeHead(url.startsWith("/no-api") ? 404 : 400).end(),
    },
  );
  const [finding, ...others] = rules.find(({ id }) => id === "responses-described")?.findings ?? [];
  expect(finding?.message).toBe("400: expected one of 200, 404, got it from getThings0.");
  expect(others).toEqual([]);
  function described(): JsonObject {
    return { "/other": { get: { operationId: "other", responses: { 400: {} } } } };
  }
});

test("gives one reason for many operations that were not asked", async () => {
  const { rules } = await check(
    { paths: manyGets(5, { responses: OK }) },
    {
      rules: ["undescribed-methods-refused", "no-server-error", "invalid-parameters-refused"],
      listener: ({ url = "" }, response) =>
        response.writeHead(url.startsWith("/things") ? 400 : 404).end(),
    },
  );
  expect(rules.find(({ id }) => id === "no-server-error")?.reason).toMatch(
    /: getThings0, getThings1, getThings2 and 2 more$/,
  );
});

test("names the credentials to configure if no scheme takes a token", async () => {
  const { stopped } = await check(
    {
      paths: manyGets(1, { responses: OK }),
      security: [{ login: [] }],
      components: { securitySchemes: { login: { type: "http", scheme: "basic" } } },
    },
    {
      rules: ["requests-accepted"],
      listener: (_, response) => response.writeHead(401).end(),
    },
  );
  expect(stopped).toMatch(
    /write what it asks for into the profile, as `credentials: \{ login: … \}`$/,
  );
});

test("asks operations under `query` and additional methods", async () => {
  const seen = new Set<string>();
  const requestBody = { content: { "application/json": { example: { a: 1 } } } };
  const described = { requestBody, responses: { 204: {} } };
  const { rules } = await check(
    { paths: { "/things": { query: described, additionalOperations: { LINK: described } } } },
    {
      requests: { "LINK /things": { body: { a: 1 } } },
      rules: ["requests-accepted", "responses-described"],
      listener: ({ method = "" }, response) => {
        seen.add(method);
        response.writeHead(200).end();
      },
    },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["QUERY", "LINK"]));
  const messages = rules.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(messages.join(" ")).toContain("QUERY /things, which describes 204");
});

const json = (schema: JsonObject): JsonObject => ({
  200: { description: "Done.", content: { "application/json": { schema } } },
});

test("reports a value that matches no alternative once", async () => {
  const schema = {
    properties: {
      a: { anyOf: [{ type: "string" }, { type: "integer" }] },
      b: { oneOf: [{ $ref: "#/components/schemas/Size" }, { type: "null" }] },
    },
  };
  const { rules } = await check(
    {
      paths: manyGets(1, { responses: json(schema) }),
      components: { schemas: { Size: { type: "integer", maximum: 3 } } },
    },
    {
      rules: ["requests-accepted", "responses-described"],
      listener: (_, response) =>
        response.setHeader("content-type", "application/json").end('{"a":true,"b":"5"}'),
    },
  );
  const messages = rules.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(messages).toEqual([
    expect.stringMatching(/at `\/a`: must match a schema in anyOf, got `true`\.$/),
    expect.stringMatching(/^`Size`: must be integer, got `"5"` where/),
  ]);
});

test("refuses a request of the profile for an operation that does not exist", async () => {
  const paths = manyGets(1, { responses: OK });
  const rules = ["requests-accepted"];
  const listener: RequestListener = (_, response) => response.end("{}");
  const byPlace = await check({ paths }, { rules, listener, requests: { "GET /things-0": {} } });
  expect(byPlace.rules[0]?.verdict).toBe("passed");
  await expect(check({ paths }, { rules, listener, requests: { getThing0: {} } })).rejects.toThrow(
    /got `getThing0`, which the description does not have\. Did you mean `getThings0`\?/,
  );
});

test("names the path of the described server if nothing is found", async () => {
  const { stopped } = await check(
    { paths: manyGets(1, { responses: OK }), servers: [{ url: "/api/v1" }] },
    {
      rules: ["requests-accepted"],
      listener: (_, response) => response.writeHead(404).end("no such page"),
    },
  );
  expect(stopped).toMatch(
    /has its paths below `\/api\/v1`, so try http:\/\/127\.0\.0\.1:\d+\/api\/v1$/,
  );
});

test("accepts a described 404 that says what was not found", async () => {
  const { rules } = await check(
    { paths: manyGets(2, { responses: { ...OK, 404: {} } }) },
    {
      rules: ["requests-accepted"],
      listener: ({ url }, response) =>
        url === "/things-0"
          ? response.end("{}")
          : response.writeHead(404).end(url === "/things-1" ? "no things yet" : "no such page"),
    },
  );
  expect(rules[0]).toMatchObject({ verdict: "passed", findings: [] });
});
