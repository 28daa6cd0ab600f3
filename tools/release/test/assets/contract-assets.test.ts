import { collectionSchema } from "@usebruno/schema";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { unzipSync } from "fflate";
import postman from "postman-collection";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contractAssets } from "../../src/assets/contract-assets.ts";
import { readSpec } from "../../src/assets/read-spec.ts";

const assets = contractAssets(await readSpec());
const textOf = (name: string) => new TextDecoder().decode(assets.get(name));
const DESCRIPTIONS = ["openapi", "openapi.plain", "openapi-3.0"];

/** Returns the findings of Redocly's linter, which checks against the specification itself. */
async function lint(name: string): Promise<string[]> {
  const config = await createConfig({ extends: ["spec"] });
  const source = textOf(name);
  const problems = await lintFromString({ source, absoluteRef: `/${name}`, config });
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
}

test("release assets have fixed names", () =>
  expect([...assets.keys()]).toEqual([
    "openapi.json",
    "openapi.yaml",
    "openapi.plain.json",
    "openapi.plain.yaml",
    "openapi-3.0.json",
    "openapi-3.0.yaml",
    "document-export.postman_collection.json",
    "document-export.bruno.json",
    "json-schemas.zip",
  ]));

test.each(DESCRIPTIONS)(
  "Redocly reads %s in JSON and YAML, which have equal content",
  async (name) => {
    expect(await lint(`${name}.json`)).toEqual([]);
    expect(await lint(`${name}.yaml`)).toEqual([]);
    expect(parse(textOf(`${name}.yaml`))).toEqual(JSON.parse(textOf(`${name}.json`)));
  },
);

test("rewrites keywords missing in OpenAPI 3.0 as 3.0 keywords", () => {
  const text = textOf("openapi-3.0.json");
  expect(text).not.toMatch(/"const":|"type": \[|"examples": \[/);
  expect(JSON.parse(text)).not.toHaveProperty("webhooks");
  expect(text).toMatch(/"nullable": true/);
  expect(text).toMatch(/"x-webhooks": \{/);
});

test("mentions decisions only in the forms that keep them", () => {
  const withDecisions = [...assets.keys()].filter((name) => textOf(name).includes("x-decision"));
  expect(withDecisions).toEqual(["openapi.json", "openapi.yaml"]);
});

test("Ajv compiles every schema of the archive separately", () => {
  const files = Object.entries(unzipSync(assets.get("json-schemas.zip") ?? new Uint8Array()));
  expect(files.map(([name]) => name)).toContain("Job.json");
  for (const [name, data] of files) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const validate = ajv.compile(JSON.parse(new TextDecoder().decode(data)));
    expect(validate("no object, number or event"), name).toBe(false);
  }
});

test("Postman's library reads the collection with a file and JSON part", () => {
  const collection = new postman.Collection(
    JSON.parse(textOf("document-export.postman_collection.json")),
  );
  const parts = new Map<string, object[] | undefined>();
  collection.forEachItem(({ name, request }) =>
    parts.set(
      name,
      request.body?.formdata?.all().map((part) => part.toJSON()),
    ),
  );
  expect(parts.size).toBe(5);
  expect(parts.get("Export a hosted document")).toMatchObject([
    { key: "file", type: "file" },
    { key: "options", type: "text", contentType: "application/json" },
  ]);
});

test("Bruno's schema accepts the collection", async () => {
  const collection: unknown = JSON.parse(textOf("document-export.bruno.json"));
  await expect(collectionSchema.validate(collection)).resolves.toBeDefined();
});

test("fails if the contract was not built", () =>
  expect(() => contractAssets(new Map())).toThrow(
    "Expected openapi.json in spec/dist, got nothing.",
  ));
