import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkFacts } from "../src/facts/check-facts.ts";
import type { Fact } from "../src/facts/fact.ts";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const bundle = await read("openapi.json");
const facts: Fact[] = await read("facts.json");

/** What is found after one change to the contract. */
function after(change: (contract: typeof bundle) => void): string[] {
  const contract = structuredClone(bundle);
  change(contract);
  return checkFacts(contract, facts);
}

test("every fact holds, and every other constraint rests on a decision", () => {
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
])("%s is found", (_, change, expected) => {
  expect(after(change).join("\n")).toContain(expected);
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
])("%s is found as neither fact nor decision", (_, change, expected) => {
  expect(after(change).join("\n")).toContain(expected);
});
