// What a request carries, in the form in which the contract describes it.
import type { Contract } from "../load/contract.js";
import type { Json, JsonObject } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import { fitsPath, type PathTemplate, templateOf } from "../load/path-template.js";
import { viewSchema } from "../load/schema-view.js";
import type { RequestBody, SentRequest } from "../probe/exchange.js";
import type { Part } from "../probe/multipart.js";
import { parseJson } from "../probe/read-body.js";

/** Returns the operation that a request is for: the one that it names, else by method and path. */
export function operationOf(
  { operations }: Pick<Contract, "operations">,
  { operation, method, path }: SentRequest,
): Operation | undefined {
  const named = operations.get(operation ?? "");
  if (named) return named.method === method ? named : undefined;
  const [plain = ""] = path.split("?");
  return [...operations.values()].find((one) => one.method === method && fits(one, plain));
}

const templates = new WeakMap<Operation, PathTemplate>();

function fits(operation: Operation, path: string): boolean {
  const template = templates.get(operation) ?? templateOf(operation.path);
  templates.set(operation, template);
  return fitsPath(template, path);
}

/** Returns the values of a parameter in a request, one for each occurrence. */
export function parameterValues(
  document: JsonObject,
  { path: template }: Operation,
  parameter: Parameter,
  { path, headers }: SentRequest,
): readonly Json[] {
  const texts = textsOf(parameter, { template, path, headers });
  const { schema } = parameter;
  if (schema === undefined) return texts;
  const { types } = viewSchema(document, schema);
  if (types.includes("array") && texts.length > 0) return [texts];
  return texts.map((text) => typed(text, types));
}

function textsOf(
  { in: place, name }: Parameter,
  request: Pick<SentRequest, "path" | "headers"> & { readonly template: string },
): readonly string[] {
  const [plain = "", query = ""] = request.path.split("?");
  if (place === "query") return new URLSearchParams(query).getAll(name);
  if (place === "header") {
    const found = Object.entries(request.headers).find(([one]) => sameHeader(one, name));
    return found ? [found[1]].flat() : [];
  }
  const index = request.template.split("/").indexOf(`{${name}}`);
  const segment = plain.split("/")[index];
  return place === "path" && segment !== undefined ? [segment] : [];
}

function sameHeader(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** An empty value is null if null is admitted. */
function typed(text: string, types: readonly string[]): Json {
  if (text === "" && types.includes("null")) return null;
  const isNumber = types.includes("integer") || types.includes("number");
  if (isNumber && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (types.includes("boolean") && /^(?:true|false)$/.test(text)) return text === "true";
  return text;
}

/** Returns the body of a request as a value of a schema; undefined if there is none that can be read. */
export function bodyValue(
  document: JsonObject,
  schema: string,
  { body, headers }: SentRequest,
): Json | undefined {
  if (!body) return undefined;
  if (body.kind === "multipart") return partsValue(document, schema, body.parts);
  const isJson = /\bjson\b/i.test(requestType({ headers, body }) ?? "");
  return isJson ? parseJson(bytesOf(body)) : undefined;
}

function bytesOf(body: Exclude<RequestBody, { kind: "multipart" }>): Uint8Array {
  return body.kind === "text" ? Buffer.from(body.text) : body.bytes;
}

/** A part whose schema is a string is its content; every other one is JSON where it can be read as such. */
function partsValue(document: JsonObject, schema: string, parts: readonly Part[]): JsonObject {
  const { properties } = viewSchema(document, schema);
  return Object.fromEntries(
    parts.map(({ name, content }) => {
      const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
      const member = properties.get(name);
      const isText = member !== undefined && viewSchema(document, member).types.includes("string");
      return [name, (isText ? undefined : parseJson(bytes)) ?? bytes.toString()];
    }),
  );
}

/** Returns the media type of a request, without its parameters and in lower case. */
export function requestType({
  headers,
  body,
}: Pick<SentRequest, "headers" | "body">): string | undefined {
  const value = Object.entries(headers).find(([name]) => sameHeader(name, "content-type"))?.[1];
  const [text] = [value ?? []].flat();
  if (text === undefined) return body?.kind === "text" ? "application/json" : undefined;
  return text.split(";")[0]?.trim().toLowerCase();
}
