// Serializes request parameters in the styles of OpenAPI, as the generated client does.
import { json, styled } from "@document-export/client/runtime";
import { isJsonObject, type Json } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";

/** A path with its query, and the headers and cookies of the request. */
export interface WrittenParameters {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The key of a parameter among the values of a request. */
export function keyOf({ in: place, name }: Pick<Parameter, "in" | "name">): string {
  return `${place} ${name}`;
}

/** Serializes the parameters of an operation, by their keys; a placeholder without a value becomes `0`. */
export function writeParameters(
  { path, parameters }: Operation,
  values: ReadonlyMap<string, Json>,
): WrittenParameters {
  const written = parameters.flatMap((parameter) => {
    const value = values.get(keyOf(parameter));
    return value === undefined ? [] : [{ ...parameter, text: write(parameter, value) }];
  });
  const inPlace = (place: string): typeof written =>
    written.filter((one) => one.in === place && one.text !== "");
  const query = inPlace("query").map(({ text }) => text);
  const cookies = inPlace("cookie").map(({ text }) => text);
  const headers = written
    .filter((one) => one.in === "header")
    .map(({ name, text }) => [name.toLowerCase(), inHeader(text)] as const);
  const inPath = new Map(
    written.filter((one) => one.in === "path").map(({ name, text }) => [name, text]),
  );
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => inPath.get(name) ?? "0");
  // Some descriptions have paths that stand for one query, such as `/responses?beta=true`.
  const first = filled.includes("?") ? "&" : "?";
  return {
    path: query.length === 0 ? filled : `${filled}${first}${query.join("&")}`,
    headers: {
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...Object.fromEntries(headers),
    },
  };
}

/** `null` becomes an empty value. Values nested deeper than the style supports are written as JSON. */
function write(parameter: Parameter, value: Json): string {
  const { name, style, explode, mediaType } = parameter;
  const described = {
    in: parameter.in as "path" | "query" | "header" | "cookie",
    name,
    type: "unknown",
    style: style as "simple",
    explode,
  };
  if (mediaType !== undefined && /\bjson\b/i.test(mediaType)) return json(described, value);
  return styled(described, style === "deepObject" ? value : flat(value));
}

function flat(value: Json): Json {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(scalar);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, scalar(inner ?? null)]),
  );
}

function scalar(value: Json): Json {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : value;
}

/** Returns a text as Node sends it in a header, a byte for each character: beyond U+00FF it becomes UTF-8. */
function inHeader(text: string): string {
  return /[\u0100-\uffff]/.test(text) ? Buffer.from(text).toString("latin1") : text;
}
