import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkFacts } from "../src/facts/check-facts.ts";
import type { Fact } from "../src/facts/fact.ts";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const bundle = await read("openapi.json");
const facts: Fact[] = await read("facts.json");

/** Returns the findings after one change to the contract. */
function after(change: (contract: typeof bundle) => void): string[] {
  const contract = structuredClone(bundle);
  change(contract);
  return checkFacts(contract, facts);
}

test("every fact is true, and every other constraint has a decision", () => {
  expect(checkFacts(bundle, facts)).toEqual([]);
});

test.each<[string, (contract: typeof bundle) => void, string]>([
  [
    "a sixth operation",
    (c) => (c.paths["/v2/webhooks"].delete = c.paths["/v2/webhooks"].get),
    "expected no DELETE /v2/webhooks",
  ],
  [
    "an operation without a token",
    (c) => (c.paths["/v2/webhooks"].get.security = []),
    "expected a bearer token to be required",
  ],
  [
    "another word for success",
    (c) => (c.paths["/v2/webhooks"].get.responses["200"].description = "OK"),
    'expected the description "Success", got "OK"',
  ],
  [
    "another default",
    (c) => (c.components.parameters.PageSize.schema.default = 20),
    "expected `default` 50, got 20",
  ],
  [
    "a width that is lost",
    (c) => delete c.components.schemas.Webhook.properties.id.format,
    'expected `format` "int32", got undefined',
  ],
  [
    "a description that is never null",
    (c) => (c.components.schemas.Webhook.properties.description.type = "string"),
    'expected `type` ["string","null"], got "string"',
  ],
  [
    "origin in a response",
    (c) => (c.components.schemas.Webhook.properties.origin = {}),
    "expected no member `origin`",
  ],
  [
    "id in a request",
    (c) => (c.components.schemas.WebhookCreate.properties.id = {}),
    "expected no member `id`",
  ],
  [
    "a part that is optional",
    (c) => (c.components.schemas.HostedDocumentUpload.required = ["file"]),
    "expected `options` to be required",
  ],
  ["a fifth state", (c) => c.components.schemas.JobStatus.enum.push("paused"), "expected `enum`"],
  [
    "a width that nobody named",
    (c) => (c.components.schemas.Collection.properties.id.format = "int64"),
    "expected no `format`",
  ],
  [
    "a job that is not an object",
    (c) => (c.components.schemas.Job.type = "array"),
    'expected `type` "object", got "array"',
  ],
  [
    "a width that a shared parameter carries into another list",
    (c) =>
      (c.paths["/v2/collections"].get.parameters[0].$ref = "#/components/parameters/PageNoInt32"),
    "expected no `format` at /components/parameters/PageNoInt32/schema",
  ],
  [
    "a page number where nothing is listed",
    (c) => c.paths["/v2/webhooks"].post.parameters.push({ $ref: "#/components/parameters/PageNo" }),
    "/paths/~1v2~1webhooks/post: expected no query parameter `pageNo`",
  ],
  [
    "a parameter of the whole path",
    (c) =>
      (c.paths["/v2/export/hosted-docs"].parameters = [{ $ref: "#/components/parameters/PageNo" }]),
    "/paths/~1v2~1export~1hosted-docs/post: expected no query parameter `pageNo`",
  ],
  [
    "a list that takes a body",
    (c) =>
      (c.paths["/v2/webhooks"].get.requestBody = { $ref: "#/components/requestBodies/Filter" }),
    "expected no body",
  ],
  [
    "a second credential",
    (c) => (c.paths["/v2/webhooks"].get.security = [{ bearerToken: [], apiKey: [] }]),
    "expected a bearer token to be required, and no more",
  ],
  [
    "a contract without any security",
    (c) => {
      delete c.security;
      delete c.paths["/v2/webhooks"].get.security;
    },
    "expected a bearer token to be required",
  ],
  [
    "a fact that claims to be a decision",
    (c) =>
      (c.components.schemas.Webhook.properties.endpoint["x-decision"] = {
        minLength: "webhook-endpoint",
      }),
    "`minLength` is fixed, it cannot rest on `webhook-endpoint`",
  ],
  [
    "a required member that claims to be a decision",
    (c) => (c.components.schemas.Webhook["x-decision"] = { required: "response-members" }),
    "`required` is fixed, it cannot rest on `response-members`",
  ],
])("%s is found", (_, change, expected) => {
  expect(after(change).join("\n")).toContain(expected);
});

const DELETION: Fact = {
  id: "delete-webhook",
  clause: "Endpoints 6",
  operation: "DELETE /v2/webhooks/{id}",
  path: { id: { type: "integer" } },
};

/** Returns a contract in which the fact about deletion is true. */
function withDeletion(): typeof bundle {
  const contract = structuredClone(bundle);
  contract.paths["/v2/webhooks/{id}"] = {
    delete: {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      responses: { "204": { description: "Success" } },
      "x-decision": { "responses/204": "success-status" },
    },
  };
  return contract;
}

test.each<[string, (operation: typeof bundle) => void, string[]]>([
  ["a place in the path and no body", () => {}, []],
  [
    "no such place",
    (operation) => (operation.parameters = []),
    ["expected a path parameter `id`, got none"],
  ],
  [
    "a place that may be left out",
    (operation) => (operation.parameters[0].required = false),
    ["expected a required parameter"],
  ],
  [
    "a body",
    (operation) => (operation.responses["204"].content = {}),
    ["/responses/204: expected no body"],
  ],
])("compares a deletion with its fact: %s", (_, change, expected) => {
  const contract = withDeletion();
  change(contract.paths["/v2/webhooks/{id}"].delete);
  const found = checkFacts(contract, [
    ...facts.filter(({ id }) => id !== "five-operations"),
    DELETION,
  ]);
  expect(found.filter((line) => line.startsWith("fact"))).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
});

test.each<[string, (contract: typeof bundle) => void, string]>([
  [
    "a length that nobody decided",
    (c) => (c.components.schemas.Link.properties.url.maxLength = 200),
    "/components/schemas/Link/properties/url#maxLength is neither",
  ],
  [
    "a required member that nobody decided",
    (c) => (c.components.schemas.ExportOptions["x-decision"] = {}),
    "#required/destination is neither",
  ],
  [
    "a status that nobody decided",
    (c) => (c.paths["/v2/webhooks"].get.responses["418"] = { description: "Teapot" }),
    "responses#418 is neither",
  ],
  [
    "a parameter that nobody decided",
    (c) => (c.components.parameters.Colour = { name: "colour", in: "query" }),
    "/components/parameters/Colour#parameter is neither",
  ],
  [
    "a header that nobody decided",
    (c) => (c.paths["/v2/webhooks"].get.responses["200"].headers.Colour = { schema: {} }),
    "/responses/200/headers/Colour#header is neither",
  ],
  [
    "a member that nobody decided",
    (c) => (c.components.schemas.ConnectionReference.properties.origin = {}),
    "/components/schemas/ConnectionReference#properties/origin is neither",
  ],
  [
    "an object that nobody closed",
    (c) => (c.components.schemas.Job.unevaluatedProperties = false),
    "/components/schemas/Job#unevaluatedProperties is neither",
  ],
  [
    "a member that comes in by composition",
    (c) => (c.components.schemas.Webhook.allOf = [{ properties: { origin: {} } }]),
    "/components/schemas/Webhook#allOf is neither",
  ],
])("%s is found as neither fact nor decision", (_, change, expected) => {
  expect(after(change).join("\n")).toContain(expected);
});

test("accepts a member added by decision if its schema names it", () => {
  const found = after((c) => {
    const schema = c.components.schemas.ConnectionReference;
    schema.properties.kind = { type: "string" };
    schema["x-decision"] = { ...schema["x-decision"], "properties/kind": "connection-fields" };
  });
  expect(found).toEqual([]);
});

test("puts no `x-decision` into maps of names", () => {
  expect(mapsWithDecisions(bundle)).toEqual([]);
});

function mapsWithDecisions(node: unknown, at = ""): string[] {
  if (typeof node !== "object" || node === null) return [];
  const isMap = /\/(?:responses|properties|content|headers|paths|schemas)$/.test(at);
  return [
    ...(isMap && "x-decision" in node ? [at] : []),
    ...Object.entries(node).flatMap(([key, value]) => mapsWithDecisions(value, `${at}/${key}`)),
  ];
}
