import { beforeAll, expect, test } from "vitest";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import { model, types } from "./every-kind-of-body.ts";
import { readWhole, withoutFiles } from "./comparable-values.ts";

let pair: Pair;
beforeAll(async () => {
  // Throws any compiler errors, including those in the types.
  ({ made: pair } = await loadPairs({ made: { model, more: types } }));
});

/** Calls a method; returns what the handler and the caller received. */
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
  const value = await readWhole(await methods[id]?.(options));
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
  // Properties that every object inherits are not member types.
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
])(
  "the body of `%s` reaches the handler unchanged (%#)",
  async (id, options, contentType, body) => {
    const shown = await call(id, options);
    expect(shown.contentType ?? undefined).toBe(contentType);
    expect(shown.received).toEqual(body);
  },
);

test("sends files, file lists, texts and JSON as parts with their types", async () => {
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
])(
  "an invalid body of `%s` throws an error that names the option (%#)",
  async (id, options, message) => {
    await expect(call(id, options)).rejects.toThrow(message);
  },
);

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
])("the result of `%s` reaches the caller unchanged (%#)", async (id, options, result, value) => {
  const shown = await call(id, options, result);
  expect(shown.value).toEqual(value);
  if ("accept" in options) expect(shown.accept).toBe(options.accept);
});

test.each([
  [404, { missing: "m" }, "m"],
  [409, { wrong: "w" }, "w"],
  [500, { broken: "b" }, "b"],
])("throws a ProblemError with its body for a response with %i", async (status, body, text) => {
  const failure: unknown = await call("getRefused", {}, { status, body }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "ProblemError", status, body });
  expect(pair.client.isProblem(failure, "getAny")).toBe(false);
  const { textOf } = pair.more as { textOf: (error: unknown) => string };
  expect(textOf(failure)).toBe(text);
});
