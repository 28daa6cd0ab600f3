import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import { withoutBlob, withoutFiles } from "./plain.ts";

const text = { type: "string" };
const binary = { type: "string", format: "binary" };
const integers = { type: "array", items: { type: "integer" } };
const point = { type: "object", required: ["x"], properties: { x: { type: "integer" } } };
const thing = { $ref: "#/components/schemas/Thing" };
const of = (mediaType: string, schema?: object, encoding?: object) => ({
  [mediaType]: { ...(schema && { schema }), ...(encoding && { encoding }) },
});
const required = (content: object) => ({ required: true, content });

const fields = {
  type: "object",
  required: ["title"],
  properties: {
    title: text,
    tags: { type: "array", items: text },
    sizes: integers,
    point,
    where: { type: "object", properties: { x: { type: "integer" }, in: integers } },
    meta: point,
  },
};
const styles = {
  sizes: { style: "pipeDelimited", explode: false },
  point: { style: "form", explode: false },
  where: { style: "deepObject", explode: true },
  meta: { contentType: "application/json" },
};
const parts = {
  ...fields,
  properties: {
    ...fields.properties,
    file: binary,
    images: { type: "array", items: binary },
    table: text,
    points: { type: "array", items: point },
  },
};

const bodies: Record<string, object> = {
  json: required(of("application/json", thing)),
  vendor: required(of("application/vnd.thing+json", thing)),
  range: required(of("*/*", thing)),
  optional: { content: of("application/json", thing) },
  form: required(of("application/x-www-form-urlencoded", fields, styles)),
  parts: required(
    of("multipart/form-data", parts, {
      ...styles,
      images: { contentType: "image/*" },
      table: { contentType: "text/csv" },
    }),
  ),
  plain: required(of("text/plain", text)),
  anyText: required(of("text/*", text)),
  xml: required(of("application/xml")),
  bytes: required(of("application/octet-stream")),
  image: required(of("image/*")),
  several: required({
    ...of("application/json", thing),
    ...of("application/x-www-form-urlencoded", fields, styles),
    ...of("multipart/form-data", {
      type: "object",
      required: ["file"],
      properties: { file: binary },
    }),
    ...of("text/csv", text),
    ...of("image/*"),
  }),
};

const fault = (name: string) => ({
  description: "Refused",
  content: of("application/json", {
    type: "object",
    required: [name],
    properties: { [name]: text },
  }),
});
const results: Record<string, object> = {
  getJson: { "200": { description: "Ok", content: of("application/json", thing) } },
  getText: { "200": { description: "Ok", content: of("text/plain", text) } },
  getXml: { "200": { description: "Ok", content: of("application/xml") } },
  getBytes: { "200": { description: "Ok", content: of("application/octet-stream") } },
  getNothing: { "204": { description: "Ok" } },
  getRange: { "2XX": { description: "Ok", content: of("application/json", thing) } },
  getDefault: { default: { description: "Ok", content: of("application/json", thing) } },
  getPerhaps: {
    "200": { description: "Ok", content: of("application/json", thing) },
    "204": { description: "None" },
  },
  getAny: {
    "200": {
      description: "Ok",
      content: { ...of("application/json", thing), ...of("text/csv"), ...of("image/*") },
    },
  },
  getRefused: {
    "204": { description: "Ok" },
    "404": fault("missing"),
    "4XX": fault("wrong"),
    default: fault("broken"),
  },
};

const model = buildModel({
  openapi: "3.1.1",
  info: { title: "Bodies", version: "1" },
  paths: Object.fromEntries([
    ...Object.entries(bodies).map(([operationId, requestBody]) => [
      `/${operationId}`,
      { post: { operationId, requestBody, responses: { "204": { description: "Received" } } } },
    ]),
    ["/head", { head: { operationId: "head", responses: results.getJson } }],
    ...Object.entries(results).map(([operationId, responses]) => [
      `/${operationId}`,
      { get: { operationId, responses } },
    ]),
  ]),
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["a"],
        properties: { a: { type: "integer" }, kind: { type: "string", enum: ["b", "c"] } },
      },
    },
  },
});

// Most of it is never called: what the compiler says of it is the test.
const types = `
import { type Client, isProblem } from "./client/client.js";
import type { Thing } from "./client/schemas.js";

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const same = <One, Other>(_: Same<One, Other>): void => {};

export async function results(client: Client): Promise<void> {
  same<Thing, Awaited<ReturnType<Client["getJson"]>>>(true);
  same<string, Awaited<ReturnType<Client["getText"]>>>(true);
  same<string, Awaited<ReturnType<Client["getXml"]>>>(true);
  same<Blob, Awaited<ReturnType<Client["getBytes"]>>>(true);
  same<undefined, Awaited<ReturnType<Client["getNothing"]>>>(true);
  same<Thing, Awaited<ReturnType<Client["getRange"]>>>(true);
  same<Thing, Awaited<ReturnType<Client["getDefault"]>>>(true);
  same<Thing | undefined, Awaited<ReturnType<Client["getPerhaps"]>>>(true);
  const json: Thing = await client.getAny({ accept: "application/json" });
  const table: string = await client.getAny({ accept: "text/csv" });
  const image: Blob = await client.getAny({ accept: "image/*" });
  const any: Thing | string | Blob = await client.getAny({});
  // @ts-expect-error There is no such media type.
  await client.getAny({ accept: "text/html" });
  void [json, table, image, any];
}

export async function bodies(client: Client): Promise<void> {
  await client.json({ body: { a: 1 }, timeoutMs: 5 });
  await client.optional({});
  await client.optional();
  await client.several({ body: { a: 1 } });
  await client.several({ contentType: "application/x-www-form-urlencoded", title: "a" });
  await client.several({ contentType: "multipart/form-data", file: new Blob() });
  await client.several({ contentType: "image/png", body: new Uint8Array() });
  await client.image({ body: new Blob() });
  // @ts-expect-error The body is missing.
  await client.json({});
  // @ts-expect-error The body is of another type.
  await client.json({ body: { a: "1" } });
  // @ts-expect-error What is undefined has to be left out.
  await client.json({ body: { a: 1 }, timeoutMs: undefined });
  // @ts-expect-error There is no such option.
  await client.json({ body: { a: 1 }, timeout: 5 });
  // @ts-expect-error The form has a title.
  await client.several({ contentType: "application/x-www-form-urlencoded" });
}

export function textOf(error: unknown): string {
  if (!isProblem(error, "getRefused")) return "";
  if (error.status === 404) return error.body.missing;
  if (error.status === 409) return error.body.wrong;
  if (error.status === 500) return error.body.broken;
  // @ts-expect-error Which of them it is is not known.
  return error.body.missing;
}
`;

let pair: Pair;
beforeAll(async () => {
  // Throws what the compiler says, of the types too.
  ({ made: pair } = await loadPairs({ made: { model, more: types } }));
});

/** Calls a method; returns what the handler received and what the caller got. */
async function call(id: string, options: object, result: object = { status: 204 }) {
  const seen: unknown[] = [];
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(
      model.operations.map((operation) => [
        operation.id,
        (request: Record<string, unknown>) => {
          seen.push(request.contentType, withoutFiles(request.body));
          return result;
        },
      ]),
    ),
    authenticate: async () => undefined,
    onError: (error) => seen.push(error),
  });
  const sent: (string | null)[] = [];
  const methods = pair.client.createClient({
    baseUrl: "http://stub.test",
    retries: 0,
    fetch: (request: Request) => {
      sent.push(request.headers.get("content-type"), request.headers.get("accept"));
      return server.fetch(request);
    },
  });
  const value = await withoutBlob(await methods[id]?.(options));
  const [contentType, accept] = sent;
  return { contentType: contentType?.split(";")[0], accept, received: seen.at(-1), value };
}

const png = new File(["png"], "a.png", { type: "image/png" });
const received = (name: string | undefined, type: string, bytes: string) => ({
  $file: { name, type, bytes },
});
const given = {
  title: "a&b=c é,|",
  tags: ["x y", "a,b", "&"],
  sizes: [1, 2],
  point: { x: 1 },
  where: { x: 2, in: [3, 4] },
  meta: { x: 5 },
};

test.each<[string, object, string | undefined, unknown]>([
  ["json", { body: { a: 1 } }, "application/json", { a: 1 }],
  // What every object inherits is no type of a member.
  ["json", { body: { a: 1, constructor: "b" } }, "application/json", { a: 1, constructor: "b" }],
  ["vendor", { body: { a: 1 } }, "application/vnd.thing+json", { a: 1 }],
  ["range", { body: { a: 1 } }, "application/json", { a: 1 }],
  ["optional", { body: { a: 1 } }, "application/json", { a: 1 }],
  ["optional", {}, undefined, undefined],
  ["form", given, "application/x-www-form-urlencoded", given],
  ["form", { title: "" }, "application/x-www-form-urlencoded", { title: "" }],
  ["parts", given, "multipart/form-data", given],
  ["plain", { body: "a text" }, "text/plain", "a text"],
  ["plain", { body: new Blob(["a text"]) }, "text/plain", "a text"],
  ["anyText", { body: "a text" }, "text/plain", "a text"],
  ["anyText", { body: "# a", contentType: "text/markdown" }, "text/markdown", "# a"],
  ["xml", { body: "<a/>" }, "application/xml", "<a/>"],
  [
    "bytes",
    { body: new TextEncoder().encode("ab") },
    "application/octet-stream",
    received(undefined, "application/octet-stream", "ab"),
  ],
  ["image", { body: png }, "image/png", received(undefined, "image/png", "png")],
  [
    "image",
    { body: "gif", contentType: "image/gif" },
    "image/gif",
    received(undefined, "image/gif", "gif"),
  ],
  ["several", { body: { a: 1 } }, "application/json", { a: 1 }],
  [
    "several",
    { contentType: "application/x-www-form-urlencoded", ...given },
    "application/x-www-form-urlencoded",
    given,
  ],
  [
    "several",
    { contentType: "multipart/form-data", file: png },
    "multipart/form-data",
    { file: received("a.png", "image/png", "png") },
  ],
  ["several", { contentType: "text/csv", body: "a,b" }, "text/csv", "a,b"],
  [
    "several",
    { contentType: "image/png", body: png },
    "image/png",
    received(undefined, "image/png", "png"),
  ],
])("the body of `%s` arrives as it was given (%#)", async (id, options, contentType, body) => {
  const shown = await call(id, options);
  expect(shown.contentType ?? undefined).toBe(contentType);
  expect(shown.received).toEqual(body);
});

test("files, lists of files, texts and JSON are parts each of its type", async () => {
  const options = {
    title: "a",
    file: new Blob(["bytes"]),
    images: [png, new File(["jpg"], 'b".jpg', { type: "image/jpeg" })],
    table: "a,b",
    points: [{ x: 1 }, { x: 2 }],
  };
  expect((await call("parts", options)).received).toEqual({
    title: "a",
    file: received("file", "application/octet-stream", "bytes"),
    images: [received("a.png", "image/png", "png"), received('b".jpg', "image/jpeg", "jpg")],
    table: "a,b",
    points: [{ x: 1 }, { x: 2 }],
  });
});

test.each<[string, object, RegExp]>([
  ["json", {}, /body/],
  ["json", { body: "a" }, /json: body: expected an object, got the string "a"/],
  ["json", { body: { a: 1, kind: 2 } }, /json: body.kind: expected a string, got 2/],
  ["form", { title: 1 }, /form: title: expected a string, got 1/],
  ["parts", { title: "a", images: png }, /parts: images: expected an array/],
  ["parts", { title: "a", images: ["a.png"] }, /fileFromPath/],
  [
    "several",
    { contentType: "text/html", body: "a" },
    /contentType: expected one of application\/json/,
  ],
])("a wrong body of `%s` is refused by name (%#)", async (id, options, message) => {
  await expect(call(id, options)).rejects.toThrow(message);
});

test.each<[string, object, object, unknown]>([
  ["getJson", {}, { status: 200, body: { a: 1 } }, { a: 1 }],
  ["getText", {}, { status: 200, body: "a text" }, "a text"],
  ["getXml", {}, { status: 200, body: "<a/>" }, "<a/>"],
  [
    "getBytes",
    {},
    { status: 200, body: new Uint8Array([97, 98]) },
    { blob: { type: "application/octet-stream", text: "ab" } },
  ],
  ["getNothing", {}, { status: 204 }, undefined],
  ["getRange", {}, { status: 207, body: { a: 1 } }, { a: 1 }],
  ["getDefault", {}, { status: 203, body: { a: 1 } }, { a: 1 }],
  ["getPerhaps", {}, { status: 200, body: { a: 1 } }, { a: 1 }],
  ["getPerhaps", {}, { status: 204 }, undefined],
  ["head", {}, { status: 200, body: { a: 1 } }, undefined],
  ["getAny", {}, { status: 200, contentType: "text/csv", body: "a,b" }, "a,b"],
  [
    "getAny",
    { accept: "application/json" },
    { status: 200, contentType: "application/json", body: { a: 1 } },
    { a: 1 },
  ],
  [
    "getAny",
    { accept: "image/*" },
    { status: 200, contentType: "image/gif", body: "gif" },
    { blob: { type: "image/gif", text: "gif" } },
  ],
])("the result of `%s` comes as it was returned (%#)", async (id, options, result, value) => {
  const shown = await call(id, options, result);
  expect(shown.value).toEqual(value);
  if ("accept" in options) expect(shown.accept).toBe(options.accept);
});

test.each([
  [404, { missing: "m" }, "m"],
  [409, { wrong: "w" }, "w"],
  [500, { broken: "b" }, "b"],
])("a response with %i is a problem with its body", async (status, body, text) => {
  const failure: unknown = await call("getRefused", {}, { status, body }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "ProblemError", status, body });
  expect(pair.client.isProblem(failure, "getAny")).toBe(false);
  const { textOf } = pair.more as { textOf: (error: unknown) => string };
  expect(textOf(failure)).toBe(text);
});
