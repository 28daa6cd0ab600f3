import { expect, test } from "vitest";
import { shapesOf } from "../../src/emit/client/shape-of-schema.ts";
import type { SchemaModel } from "../../src/model/model.ts";

const text: SchemaModel = { kind: "schema", pointer: "/text", types: ["string"] };

test("converts a schema to assertions and names each referenced schema once", () => {
  const node: SchemaModel = {
    kind: "schema",
    pointer: "/node",
    description: "says nothing about values",
    required: ["next"],
    properties: [
      {
        name: "next",
        required: true,
        schema: { kind: "reference", pointer: "/next", name: "Node" },
      },
      { name: "title", required: false, schema: text },
    ],
  };
  const description = undefined;
  const shapes = shapesOf([{ name: "Node", isComponent: true, description, schema: node }]);
  expect(shapes.of({ kind: "reference", pointer: "/", name: "Node" })).toEqual({ ref: "Node" });
  expect([...shapes.named]).toEqual([
    [
      "Node",
      { required: ["next"], properties: { next: { ref: "Node" }, title: { types: ["string"] } } },
    ],
  ]);
});

test("refuses a keyword that the client cannot check, with its place", () => {
  const shape = () => shapesOf([]).of({ kind: "schema", pointer: "/tags", uniqueItems: true });
  expect(shape).toThrow("/tags: the client has no check for `uniqueItems`");
});
