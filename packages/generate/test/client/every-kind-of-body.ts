import { buildModel } from "../../src/model/build/build-model.ts";

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
      images: { contentType: "image/png, image/jpeg" },
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

/** One operation for every kind of body and of result. */
export const model = buildModel({
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

/** A file that is compiled with the client. Most of it is never called: it tests which programs compile. */
export const types = `
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
  // @ts-expect-error An option must be left out instead of being undefined.
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
  // @ts-expect-error The type of the result is a union that was not narrowed.
  return error.body.missing;
}
`;
