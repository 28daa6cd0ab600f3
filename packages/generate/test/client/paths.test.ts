import { createNotes, type Note } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { stubGate } from "../../src/emit/server-stub/stub-gate.ts";
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

let calls: ReturnType<LoadedClient["createClient"]>;
let sent: string;
let notes: readonly Note[];
beforeAll(async () => {
  const found = createNotes();
  const model = buildModel(
    {
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
        "/files/{id}#share": {
          put: {
            operationId: "share",
            parameters: [id, parameter("query", "fields")],
            requestBody: requestBody("link"),
            responses,
          },
        },
      },
    },
    found,
  );
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

test("notes each of these paths", () => {
  const kinds = Object.groupBy(notes, ({ kind }) => kind);
  expect(Object.entries(kinds).map(([kind, alike]) => `${kind} ${alike?.length}`)).toEqual([
    "path-with-query 3",
    "path-with-fragment 1",
    "route-twice 2",
  ]);
  // The note is at the path as written.
  expect(kinds["route-twice"]?.map(({ place }) => place)).toEqual([
    "#/paths/~1rest?method=second/get",
    "#/paths/~1files~1{id}#share/put",
  ]);
});
