import { expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { modelOf } from "../support/fragment.ts";
import { loadStub } from "../support/load-stub.ts";
import { STUB_RUNTIME } from "../support/outside.ts";

const names = ["street", "town", "postcode", "country", "region", "building", "floor", "door"];
const text = { type: "string", minLength: 1, maxLength: 80, pattern: "^[A-Z]" };
const address = (description: string) => ({
  type: "object",
  description,
  required: ["street"],
  properties: Object.fromEntries(names.map((name) => [name, { ...text, description }])),
});
const operation = (id: string, schema: object) => ({
  operationId: id,
  requestBody: { required: true, content: { "application/json": { schema } } },
  responses: { "200": { description: "Success" } },
});
const place = (name: string, schema: object) => ({
  type: "object",
  properties: { [name]: schema },
});
const paths = {
  "/a": { post: operation("addHome", place("home", address("Where someone lives."))) },
  "/b": { post: operation("addShop", place("shop", address("Where it is sold."))) },
  "/c": { post: operation("addYard", { type: "array", items: address("Where it is kept.") }) },
  "/d": {
    post: operation("addClosed", {
      allOf: [address("Where it is sent.")],
      unevaluatedProperties: false,
    }),
  },
};
const files = emitServerStub(modelOf({ paths }), STUB_RUNTIME);

test("checks equal schemas of several bodies with one function", () => {
  const written = files.map((file) => file.text).join("\n");
  // Once in the test and rules of the shared schema, and once in those of the schema that must see all keywords.
  expect(written.match(/isShortEnough\(value\["street"\]/g)).toHaveLength(2);
});

test("reports violations of a shared schema at each place", async () => {
  const { createServer } = await loadStub(files);
  const server = createServer({
    handlers: Object.fromEntries(
      ["addHome", "addShop", "addYard", "addClosed"].map((id) => [id, () => ({ status: 200 })]),
    ),
  } as never);
  const errorsOf = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await server.fetch(new Request(`http://stub.test${path}`, request));
    const { errors } = (await response.json()) as { errors: Record<string, string>[] };
    return errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  };
  expect(await errorsOf("/a", { home: { town: "x" } })).toEqual([
    "/home/street required",
    "/home/town pattern",
  ]);
  expect(await errorsOf("/b", { shop: 5 })).toEqual(["/shop type"]);
  expect(await errorsOf("/c", [{ street: "A" }, { street: "b" }])).toEqual(["/1/street pattern"]);
  expect(await errorsOf("/d", { street: "A", planet: "B" })).toEqual(["/planet false"]);
});
