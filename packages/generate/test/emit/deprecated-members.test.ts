import { expect, test } from "vitest";
import { deprecatedMembers } from "../../src/emit/client/table/deprecated-members.ts";
import type { SchemaModel } from "../../src/model/model.ts";
import { indexSchemas } from "../../src/model/schema-index.ts";
import { buildModel } from "../../src/model/build/build-model.ts";

function membersOf(schemas: Readonly<Record<string, object>>, name: string): string[] {
  const info = { title: "Deprecated", version: "1" };
  const model = buildModel({ openapi: "3.1.1", info, paths: {}, components: { schemas } });
  const schema: SchemaModel = { kind: "reference", name, pointer: "" };
  return deprecatedMembers(schema, indexSchemas(model)).map(({ pointer }) => pointer);
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const old = { type: "string", deprecated: true };

test("finds deprecated members behind references, in the order of the properties", () => {
  const A = { type: "object", properties: { list: { type: "array", items: ref("B") }, old } };
  const B = { type: "object", properties: { old, back: ref("A") } };
  expect(membersOf({ A, B }, "A")).toEqual(["/list/*/old", "/old"]);
});

test("ends where schemas refer to each other along countless paths", () => {
  const names = Array.from({ length: 30 }, (_, at) => `S${at}`);
  const others = Object.fromEntries(names.map((name) => [name, ref(name)]));
  const schemas = Object.fromEntries(
    names.map((name) => [name, { type: "object", properties: { ...others, old } }]),
  );
  const members = membersOf(schemas, "S0");
  expect(members).toContain("/old");
  expect(members).toContain("/S29/old");
});
