import { expect, test } from "vitest";
import { createNotes, repairDescription } from "../src/index.js";

const responses = { "200": { description: "Fine" } };
const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

/** Returns the path of a repaired description, the names of its parameters, and the kinds of its notes. */
function repaired(path: string, ...names: string[]) {
  const notes = createNotes();
  const get = { operationId: "read", parameters: names.map(inPath), responses };
  const info = { title: "Templates", version: "1" };
  const document = Object(
    repairDescription({ openapi: "3.1.1", info, paths: { [path]: { get } } }, notes),
  );
  const [[read, item] = ["", {}]] = Object.entries(document.paths);
  const { parameters } = (item as { get: { parameters: { name: string }[] } }).get;
  return {
    path: read,
    names: parameters.map(({ name }) => name),
    kinds: notes.list.map(({ kind }) => kind),
  };
}

test.each([
  ["/a/{id:[0-9]{3}}", "/a/{id}", "id"],
  ["/a/{id:int:min(1)}/b", "/a/{id}/b", "id"],
  ["/a/{id?}", "/a/{id}", "id"],
  ["/{**path}", "/{path}", "path"],
  ["/{path*}", "/{path}", "path"],
  ["/{path...}", "/{path}", "path"],
  ["/{+path}", "/{path}", "path"],
  ["/v1/{name=*}", "/v1/{name}", "name"],
  ["/v1/{name=shelves/*}:close", "/v1/shelves/{name}:close", "name"],
  ["/v1/{book.name=shelves/*}", "/v1/shelves/{book.name}", "book.name"],
  ["/users/:id/posts", "/users/{id}/posts", "id"],
  ["/users/<int:id>", "/users/{id}", "id"],
])("reads %s as %s", (path, meant, name) => {
  expect(repaired(path, name)).toEqual({ path: meant, names: [name], kinds: ["path-template"] });
});

test("adds a parameter for each of several stars in a name", () => {
  expect(repaired("/v1/{name=shelves/*/books/*}", "name")).toEqual({
    path: "/v1/shelves/{name1}/books/{name2}",
    names: ["name1", "name2"],
    kinds: ["path-template"],
  });
});

test.each([
  ["/a/{id:int}", ["id:int"]],
  ["/a/{x}/b:cancel", ["x"]],
  ["/a/{x}{y}", ["x", "y"]],
  ["/a/:b/{id}", ["id"]],
])("leaves %s as it is", (path, names) => {
  expect(repaired(path, ...names)).toEqual({ path, names, kinds: [] });
});

test.each([
  ["/a/{ueGroupId}", ["externalGroupId"], ["ueGroupId"]],
  ["/{app_id}/{userId}", ["user-id", "appId"], ["userId", "app_id"]],
])("gives the parameters of %s the names in the path", (path, names, meant) => {
  const { names: read, kinds } = repaired(path, ...names);
  expect(read).toEqual(meant);
  expect(new Set(kinds)).toEqual(new Set(["path-parameter-name"]));
});

test("adds parameters for path names that resemble no described one", () => {
  expect(repaired("/{a}/{b}", "c", "d").kinds).toEqual([
    "undeclared-path-parameter",
    "foreign-path-parameter",
    "foreign-path-parameter",
  ]);
});
