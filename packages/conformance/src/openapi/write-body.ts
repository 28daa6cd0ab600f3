// Serializes request bodies in the media types of OpenAPI: JSON under any name, and forms.
import { isJsonObject, type Json } from "../load/json.js";
import type { Operation } from "../load/operation.js";
import type { ProbeRequest, RequestBody } from "../probe/exchange.js";
import type { Part } from "../probe/multipart.js";

/** A media type of a body, and the pointer of its schema. */
export interface Content {
  readonly type: string;
  readonly schema: string;
}

const JSON_TYPE = /^(?:application|text)\/(?:[\w.-]+\+)?json\b/i;
/** An operation that takes anything takes JSON. */
const ANYTHING = /^(?:application|\*)\/\*/;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const MULTIPART = /^multipart\/form-data\b/i;

/** Returns the media type that bodies are written in: JSON, else a form; undefined if the operation takes neither. */
export function contentOf({ body }: Operation): Content | undefined {
  const types = [...(body?.schemas ?? [])];
  for (const kind of [JSON_TYPE, ANYTHING, FORM, MULTIPART]) {
    const [type, schema] = types.find(([name]) => kind.test(name)) ?? [];
    if (type !== undefined && schema !== undefined) return { type, schema };
  }
  return undefined;
}

/** Returns the pointer of the schema of a JSON body; undefined if the operation takes no JSON. */
export function jsonSchemaOf(operation: Operation): string | undefined {
  const content = contentOf(operation);
  return content && isJson(content.type) ? content.schema : undefined;
}

function isJson(type: string): boolean {
  return JSON_TYPE.test(type) || ANYTHING.test(type);
}

/** Returns a body with its `Content-Type`, which `application/json` has by default. */
export function writeBody(
  operation: Operation,
  value: Json,
): Required<Pick<ProbeRequest, "body" | "headers">> {
  const { type = "" } = contentOf(operation) ?? {};
  if (MULTIPART.test(type))
    return {
      headers: {},
      body: { kind: "multipart", parts: partsOf(operation, value), boundary: BOUNDARY },
    };
  const isForm = FORM.test(type);
  const body: RequestBody = { kind: "text", text: isForm ? formOf(value) : JSON.stringify(value) };
  const isUsual = type === "" || ANYTHING.test(type) || /^application\/json$/i.test(type);
  return { headers: isUsual ? {} : { "content-type": type }, body };
}

/** No sample contains it. */
const BOUNDARY = "----conformance-9f3c61d2";

/** Fields of a form; each item of a list is a field. */
function fieldsOf(value: Json): readonly (readonly [name: string, text: string])[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [member ?? ""].flat().map((one) => [name, textOf(one as Json)] as const),
  );
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function formOf(value: Json): string {
  return new URLSearchParams(
    fieldsOf(value).map(([name, text]): [string, string] => [name, text]),
  ).toString();
}

function partsOf({ body }: Operation, value: Json): readonly Part[] {
  return fieldsOf(value).map(([name, content]) => ({
    name,
    content,
    ...(body?.files?.has(name) && { filename: "file.txt", type: "application/octet-stream" }),
  }));
}
