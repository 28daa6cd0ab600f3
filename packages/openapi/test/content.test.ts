import { expect, test } from "vitest";
import { createNotes, repairDescription } from "../src/index.js";

const ok = { "200": { description: "Fine" } };

/** Returns the repaired content of a request body, and the kinds of its notes. */
function repaired(content: object) {
  const notes = createNotes();
  const post = { operationId: "send", requestBody: { content }, responses: ok };
  const info = { title: "Content", version: "1" };
  const paths = { "/a": { post } };
  const document = Object(repairDescription({ openapi: "3.1.1", info, paths }, notes));
  const { requestBody } = document.paths["/a"].post;
  return { content: requestBody.content, kinds: notes.list.map(({ kind }) => kind) };
}

test.each([
  ["", "*/*"],
  ["json", "application/json"],
  ["JSON; charset=utf-8", "application/json"],
  ["x-www-form-urlencoded", "application/x-www-form-urlencoded"],
  ["anything", "*/*"],
])("reads the media type `%s` as `%s`", (name, meant) => {
  const { content, kinds } = repaired({ [name]: { schema: { type: "object" } } });
  expect(content).toEqual({ [meant]: { schema: { type: "object" } } });
  expect(kinds).toEqual(["media-type-name"]);
});

test("keeps the first of two names that mean one media type", () => {
  const [first, second] = [{ schema: { type: "object" } }, { schema: { type: "integer" } }];
  expect(repaired({ "application/json": first, json: second }).content).toEqual({
    "application/json": first,
  });
});

test("leaves out members of an example that are next to media types", () => {
  const content = { "application/json": { schema: { type: "object" } } };
  const strays = { token: { example: "a" }, expiry: {} };
  expect(repaired({ ...content, ...strays })).toEqual({
    content,
    kinds: ["media-type-name", "media-type-name"],
  });
});

test("accepts parts for a body described as a list, without changing a shared media type", () => {
  const shared = { schema: { type: "array", items: {} } };
  const { content, kinds } = repaired({
    "multipart/form-data": shared,
    "application/json": shared,
  });
  expect(content).toEqual({
    "multipart/form-data": { schema: { type: "object" } },
    "application/json": { schema: { type: "array", items: {} } },
  });
  expect(kinds).toEqual(["parts-without-names"]);
});

test("leaves valid media types unchanged", () => {
  const content = {
    "text/*": { schema: { type: "string" } },
    "application/json; charset=utf-8": { schema: { type: "object" } },
    "application/x-www-form-urlencoded": { schema: { type: "string" } },
  };
  expect(repaired(structuredClone(content))).toEqual({ content, kinds: [] });
});
