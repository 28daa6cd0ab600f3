import { expect, test } from "vitest";
import type { JsonObject } from "../src/json-object.ts";
import { addSamples } from "../src/samples/add-samples.ts";
import { interfaceApi } from "../src/samples/sampled-api.ts";

/** Returns the samples of one operation, by label. */
async function samplesOf(path: string, method: string, operation: object) {
  const paths = { [path]: { [method]: { operationId: "changeThing", ...operation } } };
  const contract = (await addSamples({ paths }, interfaceApi)) as { paths: JsonObject };
  const found = (contract.paths[path] as Record<string, JsonObject>)[method];
  const samples = found?.["x-codeSamples"] as { label: string; source: string }[];
  return Object.fromEntries(samples.map(({ label, source }) => [label, source]));
}

test("writes a call without parameters and body", async () => {
  const samples = await samplesOf("/things", "get", {});
  expect(samples.curl).toBe(`curl -sS "$DOCEXPORT_BASE_URL/things" \\
  --fail-with-body \\
  -H "Authorization: Bearer $DOCEXPORT_TOKEN"`);
  expect(samples.TypeScript).toContain("await client.changeThing();");
  expect(samples.docexport).toBeUndefined();
});

test("puts parameters into path, query, headers and options of the client", async () => {
  const parameters = [
    { name: "thing-id", in: "path", example: "a b/c" },
    { name: "search", in: "query", example: "$HOME & `x`" },
    { name: "no-example", in: "query" },
    { name: "X-Reason", in: "header", example: "it's" },
    { name: "Prefer", in: "header", example: "wait=5" },
    { name: "Idempotency-Key", in: "header", example: "one call only" },
  ];
  const samples = await samplesOf("/things/{thing-id}", "delete", { parameters });
  expect(samples.curl?.split(" \\\n  ")).toEqual([
    'curl -sS "$DOCEXPORT_BASE_URL/things/a%20b%2Fc?search=%24HOME+%26+%60x%60"',
    "--fail-with-body",
    "-X DELETE",
    '-H "Authorization: Bearer $DOCEXPORT_TOKEN"',
    String.raw`-H 'X-Reason: it'\''s'`,
    "-H 'Prefer: wait=5'",
  ]);
  expect(samples.TypeScript).toContain(`{
  thingId: "a b/c",
  search: "$HOME & \`x\`",
  xReason: "it's",
  wait: 5,
}`);
});

test("keeps the content type of a form part, without semicolons in JSON", async () => {
  const schema = { properties: { photo: { format: "binary" }, more: { type: "object" } } };
  const encoding = { photo: { contentType: "image/png" } };
  const example = { photo: "", more: { note: "a; b" } };
  const content = { "multipart/form-data": { schema, encoding, example } };
  const samples = await samplesOf("/things", "post", { requestBody: { content } });
  expect(samples.curl).toContain("-F 'photo=@document;type=image/png'");
  expect(samples.curl).toContain(
    String.raw`-F 'more={ "note": "a\u003b b" };type=application/json'`,
  );
  expect(samples.TypeScript).toContain('photo: fileFromPath("document")');
});

test("writes True and None in Python, and JSON unchanged in Go", async () => {
  const example = { isOpen: true, until: null, tags: ["a"] };
  const requestBody = { content: { "application/json": { example } } };
  const samples = await samplesOf("/things", "post", { requestBody });
  expect(samples["Python"]).toContain(`    json={
        "isOpen": True,
        "until": None,
        "tags": ["a"],
    },`);
  expect(samples["Go"]).toContain('"isOpen": true');
  expect(samples["Go"]).toContain('request.Header.Set("Content-Type", "application/json")');
});
