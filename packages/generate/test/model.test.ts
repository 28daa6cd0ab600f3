import { expect, test } from "vitest";
import { modelOf } from "./support/fragment.ts";

test("names every referenced place separately", () => {
  const { schemas } = modelOf({
    schemas: {
      "a b": { properties: { "c/d": { type: "string" } } },
      B: { $ref: "#/components/schemas/a%20b" },
      C: { $ref: "#/components/schemas/a%20b/properties/c~1d" },
    },
  });
  expect(schemas).toMatchObject([
    { name: "a b", isComponent: true },
    { name: "B", schema: { kind: "reference", name: "a b" } },
    { name: "C", schema: { kind: "reference", name: "a b/properties/c/d" } },
    { name: "a b/properties/c/d", isComponent: false, schema: { types: ["string"] } },
  ]);
});

test("names an operation without an id by method and path", () => {
  const get = { responses: {} };
  const parameters = [{ name: "petId", in: "path", schema: {} }];
  const pet = { parameters, get };
  expect(modelOf({ paths: { "/pets/{petId}": pet } }).operations[0]?.id).toBe("getPetsPetId");
  expect(modelOf({ webhooks: { "job.done": { post: get } } }).webhooks[0]?.operation.id).toBe(
    "job.done",
  );
});

test("a parameter of an operation replaces that of its path", () => {
  const own = { name: "id", in: "query", required: true, schema: { type: "integer" } };
  const shared = { name: "id", in: "query", schema: { type: "string" } };
  const model = modelOf({
    paths: {
      "/a": {
        parameters: [shared],
        get: { operationId: "getA", parameters: [own], responses: {} },
      },
    },
  });
  expect(model.operations[0]?.parameters).toMatchObject([
    { name: "id", required: true, schema: { types: ["integer"] } },
  ]);
});

test("treats parts as files, JSON or text by their schemas", () => {
  const properties = {
    file: { type: "string", format: "binary" },
    options: { $ref: "#/components/schemas/O" },
    note: { type: "string" },
  };
  const requestBody = {
    content: {
      "multipart/form-data": { schema: { type: "object", required: ["file"], properties } },
    },
  };
  const model = modelOf({
    schemas: { O: { type: "object" } },
    paths: { "/a": { post: { operationId: "createA", requestBody, responses: {} } } },
  });
  const parts = model.operations[0]?.body?.content[0]?.parts.map(({ name, kind, required }) => ({
    name,
    kind,
    required,
  }));
  expect(parts).toEqual([
    { name: "file", kind: "file", required: true },
    { name: "options", kind: "json", required: false },
    { name: "note", kind: "text", required: false },
  ]);
});
