import { beforeAll, expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadStub, type LoadedStub } from "../support/load-stub.ts";
import { STUB_RUNTIME } from "../support/outside.ts";

const file = { type: "string", format: "binary" };
const integers = { type: "array", items: { type: "integer" } };
const json = (schema: object) => ({ "application/json": { schema } });

const upload = {
  type: "object",
  required: ["title"],
  additionalProperties: false,
  properties: {
    title: { type: "string", minLength: 2 },
    count: { type: "integer" },
    sizes: integers,
    images: { type: "array", maxItems: 2, items: file },
    filter: { type: "object", properties: { from: { type: "integer" } } },
  },
};

const operations = {
  many: {
    requestBody: {
      required: true,
      content: {
        ...json({ type: "object", required: ["a"] }),
        "application/vnd.other+json": { schema: { type: "array" } },
        "text/*": { schema: { type: "string", minLength: 2 } },
        "*/*": {},
      },
    },
  },
  form: {
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          schema: upload,
          encoding: { filter: { style: "deepObject", explode: true }, sizes: { explode: false } },
        },
      },
    },
  },
  upload: {
    requestBody: {
      content: {
        "multipart/form-data": { schema: upload, encoding: { images: { contentType: "image/*" } } },
      },
    },
  },
  composed: {
    requestBody: {
      content: {
        "multipart/form-data": {
          schema: {
            properties: { a: file, b: { type: "string" } },
            oneOf: [{ required: ["a"] }, { required: ["b"] }],
          },
        },
      },
    },
  },
};

const responses = {
  "200": {
    description: "Success",
    headers: { "X-Count": { required: true, schema: { type: "integer" } } },
    content: { ...json({ type: "object", required: ["a"] }), "text/csv": {}, "image/*": {} },
  },
  "4XX": { description: "Refused", content: json({ type: "string" }) },
  default: { description: "Else", content: { "*/*": { schema: { type: "object" } } } },
};

let stub: LoadedStub;
beforeAll(async () => {
  const posts = Object.entries(operations).map(([id, operation]) => [
    `/${id}`,
    { post: { operationId: id, responses: { "204": { description: "Success" } }, ...operation } },
  ]);
  const model = buildModel({
    openapi: "3.1.1",
    info: { title: "Bodies", version: "1" },
    paths: {
      ...Object.fromEntries(posts),
      "/response": { get: { operationId: "getResponse", responses } },
    },
  });
  stub = await loadStub(emitServerStub(model, STUB_RUNTIME));
});

/** Returns the bodies that handlers received, or the violations for refused ones. */
async function send(path: string, init: RequestInit): Promise<unknown> {
  const seen: unknown[] = [];
  const handler = async (request: Record<string, unknown>) => {
    seen.push([request.contentType, await plain(request.body)]);
    return { status: 204 };
  };
  const ids = Object.keys(stub.operations);
  const server = stub.createServer({
    handlers: Object.fromEntries(ids.map((id) => [id, handler])),
    authenticate: async () => undefined,
  });
  const response = await server.fetch(
    new Request(`http://stub.test/${path}`, { method: "POST", ...init }),
  );
  if (response.status === 204) return seen[0];
  const { errors } = (await response.json()) as { errors?: { keyword: string; pointer: string }[] };
  return errors?.map(({ keyword, pointer }) => `${keyword} ${pointer}`) ?? response.status;
}

/** Replaces files by their text, so that they can be compared. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("text" in value && typeof value.text === "function") return value.text();
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}

test.each([
  ["application/json", '{"a":1}', ["application/json", { a: 1 }]],
  ["application/json; charset=utf-8", "{}", ["required /a"]],
  ["application/vnd.other+json", "[1]", ["application/vnd.other+json", [1]]],
  ["text/html", "<p>", ["text/html", "<p>"]],
  ["text/html", "<", ["minLength "]],
  ["image/png", "bytes", ["image/png", "bytes"]],
])("reads a body of %s as the contract describes", async (type, body, wanted) => {
  expect(await send("many", { headers: { "content-type": type }, body })).toEqual(wanted);
});

test.each([
  ["title=ab&count=5", { title: "ab", count: 5 }],
  ["title=a+b%2Bc&sizes=1,2", { title: "a b+c", sizes: [1, 2] }],
  ["title=ab&filter[from]=3", { title: "ab", filter: { from: 3 } }],
  ["title=ab&images=x&images=y", { title: "ab", images: ["x", "y"] }],
])("decodes the form %s by its encoding", async (text, body) => {
  const seen = await send("form", { body: new URLSearchParams(), ...form(text) });
  expect(seen).toEqual(["application/x-www-form-urlencoded", body]);
});

test.each([
  ["count=5", ["required /title"]],
  ["title=a", ["minLength /title"]],
  ["title=ab&title=cd", ["single /title"]],
  ["title=ab&count=five", ["type /count"]],
  ["title=%", ["encoding /title"]],
  ["title=ab&other=1", ["additionalProperties /other"]],
])("refuses the form %s", async (text, violations) => {
  expect(await send("form", form(text))).toEqual(violations);
});

function form(body: string): RequestInit {
  return { headers: { "content-type": "application/x-www-form-urlencoded" }, body };
}

function parts(...entries: [string, string | Blob][]): RequestInit {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return { body };
}

const png = (text: string) => new Blob([text], { type: "image/png" });

test("reads parts by kind and collects repeated ones", async () => {
  const given = parts(
    ["title", "ab"],
    ["count", "5"],
    ["sizes", "1"],
    ["sizes", "2"],
    ["images", png("x")],
    ["images", png("y")],
    ["filter", '{"from":3}'],
  );
  expect(await send("upload", given)).toEqual([
    "multipart/form-data",
    { title: "ab", count: 5, sizes: [1, 2], images: ["x", "y"], filter: { from: 3 } },
  ]);
});

test.each<[string, [string, string | Blob][], string[]]>([
  [
    "a scalar twice",
    [
      ["title", "ab"],
      ["title", "cd"],
    ],
    ["single /title"],
  ],
  [
    "too many files",
    [["title", "ab"], ...Array.from({ length: 3 }, (): [string, Blob] => ["images", png("x")])],
    ["maxItems /images"],
  ],
  [
    "no number",
    [
      ["title", "ab"],
      ["sizes", "one"],
    ],
    ["type /sizes/0"],
  ],
  [
    "a part too many",
    [
      ["title", "ab"],
      ["other", "1"],
    ],
    ["additionalProperties /other"],
  ],
  [
    "a broken object",
    [
      ["title", "ab"],
      ["filter", '{"from":"x"}'],
    ],
    ["type /filter/from"],
  ],
])("refuses parts with %s", async (_, entries, violations) => {
  expect(await send("upload", parts(...entries))).toEqual(violations);
});

test("refuses a file whose type is outside the accepted range", async () => {
  const given = parts(["title", "ab"], ["images", new Blob(["x"], { type: "text/plain" })]);
  expect(await send("upload", given)).toEqual(["contentType /images"]);
});

test.each<[string, [string, string | Blob][], unknown]>([
  ["one alternative", [["b", "x"]], ["multipart/form-data", { b: "x" }]],
  ["a file as the other", [["a", png("x")]], ["multipart/form-data", { a: "x" }]],
  ["neither", [["c", "x"]], ["oneOf "]],
])("a composed body with %s is checked against the whole schema", async (_, entries, wanted) => {
  expect(await send("composed", parts(...entries))).toEqual(wanted);
});

async function respond(result: object, accept?: string): Promise<[number, string | null, unknown]> {
  const faults: unknown[] = [];
  const ids = Object.keys(stub.operations);
  const handler = ({ acceptable }: Record<string, unknown>) => {
    faults.push(acceptable);
    return result;
  };
  const server = stub.createServer({
    handlers: Object.fromEntries(ids.map((id) => [id, handler])),
    authenticate: async () => undefined,
    onError: (error) => faults.push(error),
  });
  const headers = accept === undefined ? {} : { accept };
  const response = await server.fetch(new Request("http://stub.test/response", { headers }));
  return [response.status, response.headers.get("content-type"), faults[0]];
}

const counted = { headers: { "X-Count": "2" } };

test.each([
  ["one type of several", { status: 200, contentType: "text/csv", body: "a,b" }, "text/csv"],
  ["a type in a range", { status: 200, contentType: "image/gif", body: "x" }, "image/gif"],
  [
    "a charset",
    { status: 200, contentType: "text/csv; charset=utf-8", body: "a,b" },
    "text/csv; charset=utf-8",
  ],
  ["a code of a class", { status: 418, body: "tea" }, "application/json"],
  ["any other code", { status: 503, body: { a: 1 } }, "application/json"],
])("accepts a handler's response with %s", async (_, result, type) => {
  const [status, contentType] = await respond({ ...result, ...counted });
  expect([status, contentType]).toEqual([result.status, type]);
});

test.each([
  ["no type where there are several", { status: 200, body: { a: 1 }, ...counted }],
  ["a type of none", { status: 200, contentType: "text/html", body: "x", ...counted }],
  ["a broken body", { status: 200, contentType: "application/json", body: {}, ...counted }],
  ["no required header", { status: 200, contentType: "text/csv", body: "a" }],
  [
    "a header of another type",
    { status: 200, contentType: "text/csv", body: "a", headers: { "x-count": "two" } },
  ],
  ["an object as text", { status: 200, contentType: "text/csv", body: { a: 1 }, ...counted }],
])("responds with 500 without details to a response with %s", async (_, result) => {
  expect((await respond(result))[0]).toBe(500);
});

test.each([
  [undefined, ["application/json", "text/csv", "image/*"]],
  ["text/csv, application/json;q=0.5", ["text/csv", "application/json"]],
  ["image/gif", ["image/*"]],
  ["*/*;q=0.1, image/*", ["image/*", "application/json", "text/csv"]],
])("turns `Accept: %s` into %o for the handler", async (accept, wanted) => {
  const given = { status: 200, contentType: "text/csv", body: "a", ...counted };
  expect((await respond(given, accept))[2]).toEqual(wanted);
});

test("responds with 406 if the caller accepts none of the types", async () => {
  const given = { status: 200, contentType: "text/csv", body: "a", ...counted };
  expect((await respond(given, "video/mp4"))[0]).toBe(406);
});
