import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { isObject, type JsonObject } from "../src/json-object.ts";

const bundle: JsonObject = JSON.parse(
  await readFile(new URL("../dist/openapi.json", import.meta.url), "utf8"),
);
const components = bundle.components as {
  examples: Record<string, { value: unknown }>;
  schemas: Record<string, object>;
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("binary", true);
ajv.addSchema({ components }, "bundle");

/** Every media type object with examples: its schema and the names of its examples. */
function mediaTypes(node: unknown): { schema: object; examples: string[] }[] {
  if (Array.isArray(node)) return node.flatMap(mediaTypes);
  if (!isObject(node)) return [];
  const { schema, examples } = node;
  const names = isObject(examples)
    ? Object.values(examples).flatMap((e) =>
        isObject(e) && typeof e.$ref === "string" ? [e.$ref.split("/").at(-1) ?? ""] : [],
      )
    : [];
  const own = isObject(schema) && names.length > 0 ? [{ schema, examples: names }] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) => (key === "schemas" ? [] : mediaTypes(value))),
  ];
}

const uses = mediaTypes(bundle).flatMap(({ schema, examples }) =>
  examples.map((name) => [name, schema] as const),
);

test.each(uses)("the example %s conforms to its schema, formats included", (name, schema) => {
  const target = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"bundle#/'));
  const valid = ajv.validate(target, components.examples[name]?.value);
  expect(valid ? "" : ajv.errorsText()).toBe("");
});

test("every example is used", () => {
  const used = new Set(uses.map(([name]) => name));
  expect(Object.keys(components.examples).filter((name) => !used.has(name))).toEqual([]);
});

test("every JSON Schema stands alone and takes the examples of its component", async () => {
  for (const name of Object.keys(components.schemas)) {
    const schema = JSON.parse(
      await readFile(new URL(`../dist/schemas/${name}.json`, import.meta.url), "utf8"),
    );
    const alone = new Ajv2020({ strict: false });
    addFormats.default(alone);
    alone.addFormat("binary", true);
    const validate = alone.compile(schema);
    const example = components.examples[name];
    if (example) expect(validate(example.value)).toBe(true);
  }
});
