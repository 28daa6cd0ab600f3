import { createNotes, repairDescription, type Note } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { stubGate } from "../../src/emit/server-stub/supported-by-stub.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const text = { type: "string" };
const responses = { "200": { description: "Fine", content: { "application/json": {} } } };
const parameter = (place: string, name: string, schema: object = text) => ({
  in: place,
  name,
  required: true,
  schema,
});
const requestBody = (name: string) => ({
  required: true,
  content: {
    "application/json": {
      schema: { type: "object", required: [name], properties: { [name]: text } },
    },
  },
});
const id = parameter("path", "id");
const inPath = (operationId: string, schemas: Readonly<Record<string, object>>) => ({
  get: {
    operationId,
    parameters: Object.entries(schemas).map(([name, schema]) => parameter("path", name, schema)),
    responses,
  },
});

let calls: ReturnType<LoadedClient["createClient"]>;
let sent: string;
let notes: readonly Note[];
beforeAll(async () => {
  const found = createNotes();
  const description = {
    openapi: "3.1.1",
    info: { title: "Paths", version: "1" },
    paths: {
      "/albums/{id}?page={number}&view=all": {
        get: {
          operationId: "albums",
          parameters: [id, parameter("path", "number", { type: "integer" })],
          responses,
        },
      },
      "/rest?method=first": { get: { operationId: "first", responses } },
      "/rest?method=second": {
        get: { operationId: "second", parameters: [parameter("query", "more")], responses },
      },
      "/files/{id}": {
        put: {
          operationId: "rename",
          parameters: [id],
          requestBody: requestBody("name"),
          responses,
        },
      },
      "/mx{k}{d}": inPath("adjacent", { k: text, d: text }),
      "/{a}.{b}": inPath("dotted", { a: text, b: text }),
      "/pictures/{w}x{h}-{n}": inPath("sized", { w: text, h: text, n: text }),
      "/tiles/{y}{scale}": inPath("tile", {
        y: { type: "integer" },
        scale: { enum: ["@1x", "@2x"] },
      }),
      "/books/{id:[0-9]{1,3}}": inPath("book", { id: text }),
      "/{name=shelves/*/books/*}": inPath("shelved", { name: text }),
      "/jobs/{id}": inPath("job", { id: text }),
      "/jobs/{id}:cancel": inPath("cancel", { id: text }),
      "/files/{id}#share": {
        put: {
          operationId: "share",
          parameters: [id, parameter("query", "fields")],
          requestBody: requestBody("link"),
          responses,
        },
      },
    },
  };
  const model = buildModel(repairDescription(description, found), found);
  stubGate(model, found);
  notes = found.list;
  const { pair } = await loadPairs({ pair: { model } });
  const echo = async ({ path, query, body }: Record<string, unknown>) => ({
    status: 200,
    body: { ...(path as object), ...(query as object), ...(body as object | undefined) },
  });
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(Object.keys(pair.stub.operations).map((one) => [one, echo])),
    authenticate: async () => undefined,
  });
  const fetch = (request: Request) => {
    sent = new URL(request.url).pathname + new URL(request.url).search;
    return server.fetch(request);
  };
  calls = pair.client.createClient({ baseUrl: "http://paths.test", retries: 0, fetch });
});

test("sends the query of a path as parameters", async () => {
  const given = { id: "a", page: 2, view: "all" };
  expect(await calls.albums?.(given)).toEqual(given);
  expect(sent).toBe("/albums/a?page=2&view=all");
});

test("sends no fragment, and still sends the query", async () => {
  const given = { id: "a", fields: "link" };
  expect(await calls.share?.({ ...given, body: { link: "b" } })).toEqual({ ...given, link: "b" });
  expect(sent).toBe("/files/a?fields=link");
});

test("passes the calls of both operations to the handler of a shared route", async () => {
  expect(await calls.rename?.({ id: "a", body: { name: "b" } })).toEqual({ id: "a", name: "b" });
  const given = { method: "second", more: "c" };
  expect(await calls.second?.(given)).toEqual(given);
  expect(await calls.first?.({ method: "first" })).toEqual({ method: "first" });
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ["adjacent", { k: "ab", d: "cd" }, "/mxab%63d"],
  ["adjacent", { k: "a/b", d: "/\u00e9" }, "/mxa%2Fb%2f%C3%A9"],
  ["adjacent", { k: "1", d: "\u00e9" }, "/mx1%c3%A9"],
  ["dotted", { a: "a.b", b: "c" }, "/a.b.c"],
  ["dotted", { a: "a", b: "b.c" }, "/a.b%2Ec"],
  ["sized", { w: "axb", h: "x", n: "2-3" }, "/pictures/axbx%78-2%2D3"],
  ["tile", { y: 12, scale: "@2x" }, "/tiles/12%402x"],
  ["book", { id: "12" }, "/books/12"],
  ["shelved", { name1: "a/b", name2: "c" }, "/shelves/a%2Fb/books/c"],
  ["job", { id: "a:cancel" }, "/jobs/a%3Acancel"],
  ["cancel", { id: ":cancel" }, "/jobs/%3Acancel:cancel"],
])("passes parameters of one segment unchanged: %s %j", async (operation, given, path) => {
  expect(await calls[operation]?.(given)).toEqual(given);
  expect(sent).toBe(path);
});

test("refuses a path parameter whose start cannot be found", async () => {
  await expect(calls.adjacent?.({ k: "a", d: "@b" })).rejects.toThrow(
    'd: expected a letter or digit first, since no text separates it from the parameter before, got "@b"',
  );
});

test("notes each of these paths", () => {
  const kinds = Object.groupBy(notes, ({ kind }) => kind);
  expect(Object.entries(kinds).map(([kind, alike]) => `${kind} ${alike?.length}`)).toEqual([
    "path-template 2",
    "path-with-query 3",
    "path-with-fragment 1",
    "route-twice 2",
    "path-without-separator 1",
  ]);
  // The note is at the path as written.
  expect(kinds["route-twice"]?.map(({ place }) => place)).toEqual([
    "#/paths/~1rest?method=second/get",
    "#/paths/~1files~1{id}#share/put",
  ]);
});
