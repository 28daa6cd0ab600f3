import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { isObject, type JsonObject } from "../src/json-object.ts";

interface Contract extends JsonObject {
  readonly components: {
    readonly examples: Record<string, { readonly value: unknown }>;
    readonly schemas: Record<string, object>;
  };
}

const [openapi, operator] = await Promise.all([read("openapi"), read("operator")]);
const ajv = newAjv();
for (const [name, { components }] of [
  ["openapi", openapi],
  ["operator", operator],
] as const)
  ajv.addSchema({ components }, name);

async function read(name: string): Promise<Contract> {
  return JSON.parse(
    await readFile(new URL(`../dist/${name}.json`, import.meta.url), "utf8"),
  ) as Contract;
}

function newAjv(): Ajv2020 {
  const created = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(created);
  return created.addFormat("binary", true);
}

/** Returns every media type object with examples: its schema and the names of its examples. */
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

/** Each use of an example: its contract, its name, and the schema next to it. */
const uses = Object.entries({ openapi, operator }).flatMap(([contract, description]) =>
  mediaTypes(description).flatMap(({ schema, examples }) =>
    examples.map((name) => ({ contract, name, schema, examples: description.components.examples })),
  ),
);

test.each(uses)(
  "example $name of $contract conforms to its schema, formats included",
  ({ contract, name, schema, examples }) => {
    const target = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${contract}#/`));
    const valid = ajv.validate(target, examples[name]?.value);
    expect(valid ? "" : ajv.errorsText()).toBe("");
  },
);

test.each([
  ["openapi", openapi],
  ["operator", operator],
])("uses every example of %s", (contract, { components }) => {
  const used = new Set(uses.filter((use) => use.contract === contract).map(({ name }) => name));
  expect(Object.keys(components.examples).filter((name) => !used.has(name))).toEqual([]);
});

test("compiles every JSON Schema separately, and each accepts its example", async () => {
  for (const name of Object.keys(openapi.components.schemas)) {
    const schema = JSON.parse(
      await readFile(new URL(`../dist/schemas/${name}.json`, import.meta.url), "utf8"),
    );
    const validate = newAjv().compile(schema);
    const example = openapi.components.examples[name];
    if (example) expect(validate(example.value)).toBe(true);
  }
});
