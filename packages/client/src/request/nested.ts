import type { Parameter } from "../operation/parameter.js";
import type { NestedAs } from "../options/options.js";
import { jsonOf } from "./json-of.js";

/** A name and its value, both encoded. */
export type Pair = readonly [name: string, value: string];

/**
 * Encodes nested values in a query or a form. The option `nestedAs` of the call selects the notation; the default is
 * brackets.
 */
export function nested(parameter: Parameter, value: unknown): string {
  const { name, nestedAs = "brackets" } = parameter;
  if (nestedAs === "json") return json(parameter, value);
  return brackets(encodeStrictly(name), value, nestedAs).map(joinPair).join("&");
}

/** Encodes a value as JSON (OpenAPI 3.1, Parameter Object, `content`). */
export function json(parameter: Parameter, value: unknown): string {
  const text = jsonOf(parameter, value);
  if (parameter.in === "header") return text.replace(/[^ -~]/g, escapeInJson);
  const encoded = encodeStrictly(text);
  return parameter.in === "path" ? encoded : `${encodeStrictly(parameter.name)}=${encoded}`;
}

/**
 * Encodes nested values with brackets: `id[R]=1` for members, and `id[0][R]` for lists and objects in lists. Scalars in
 * lists differ: `id[]=1`, which most servers understand, `id[0]=1`, or the repeated name `id=1`. Brackets are escaped
 * because some servers refuse them unescaped.
 */
function brackets(key: string, value: unknown, as: NestedAs): Pair[] {
  if (typeof value !== "object" || value === null) return [[key, encodeStrictly(textOf(value))]];
  const isPlain = Array.isArray(value) && value.every((item) => Object(item) !== item);
  return Object.entries(value).flatMap(([member, inner]) => {
    if (inner === undefined) return [];
    if (isPlain && as === "repeated") return brackets(key, inner, as);
    const inside = isPlain && as === "brackets" ? "" : encodeStrictly(member);
    return brackets(`${key}%5B${inside}%5D`, inner, as);
  });
}

/** Joins a name and its value. */
export function joinPair([name, value]: Pair): string {
  return `${name}=${value}`;
}

/** Converts a scalar to text; `null` becomes an empty value. */
export function textOf(value: unknown): string {
  return String(value ?? "");
}

/** Escapes a character in JSON: a header can contain only ASCII. */
function escapeInJson(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Percent-encodes a text including the sub-delimiters, which separate values (RFC 3986, 2.2). */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*.]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
