import { jsonOf } from "./json-of.js";
import type { Parameter } from "../operation/parameter.js";

type Pair = readonly [name: string, value: string];

/**
 * Encodes a value in any style of OpenAPI 3.1 (Parameter Object, style values): lists, objects, and scalars with the
 * prefix of their style. Empty lists and objects are left out of a query.
 */
export function styled(parameter: Parameter, value: unknown): string {
  const { in: place, name, style = "simple", explode = false } = parameter;
  const encode = place === "header" ? String : encodeStrictly;
  const key = encodeStrictly(name);
  if (style === "deepObject") return brackets(key, value).map(joinPair).join("&");
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const pairs: readonly Pair[] = isObject
    ? membersOf(value).map(([member, inner]) => [encode(member), encode(inner)])
    : [value].flat().map((item) => [key, encode(textOf(item))]);
  const values = pairs.flatMap(([member, text]) => (isObject ? [member, text] : [text]));
  const named = pairs.map(joinPair);
  switch (style) {
    case "simple":
      return (isObject && explode ? named : values).join(",");
    case "label":
      return `.${(isObject && explode ? named : values).join(explode ? "." : ",")}`;
    case "matrix":
      return `;${explode ? named.join(";") : `${key}=${values.join(",")}`}`;
    default: {
      if (explode) return named.join(place === "cookie" ? "; " : "&");
      return values.length > 0 ? `${key}=${values.join(SEPARATORS[style] ?? ",")}` : "";
    }
  }
}

/** Encodes a list in a query as one pair per item (style `form`, exploded), the most common list style. */
export function listed({ name }: Parameter, value: unknown): string {
  const key = encodeStrictly(name);
  return [value]
    .flat()
    .map((item) => `${key}=${encodeStrictly(textOf(item))}`)
    .join("&");
}

/** Encodes a field of a form or a text part. The default style is `form` (OpenAPI 3.1, Encoding Object). */
export function styledField(field: Parameter, value: unknown): string {
  const { style = "form" } = field;
  return styled({ explode: style === "form", ...field, style }, value);
}

/** Encodes a value as JSON (OpenAPI 3.1, Parameter Object, `content`). */
export function json(parameter: Parameter, value: unknown): string {
  const text = jsonOf(parameter, value);
  if (parameter.in === "header") return text.replace(/[^ -~]/g, escapeInJson);
  const encoded = encodeStrictly(text);
  return parameter.in === "path" ? encoded : `${encodeStrictly(parameter.name)}=${encoded}`;
}

const SEPARATORS: Readonly<Record<string, string>> = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
};

/**
 * Encodes nested values with brackets: `id[R]=1` for members, `id[0][R]` for objects in lists, and `id[]` for other
 * items, which more servers understand. Brackets are escaped because some servers refuse them unescaped.
 */
function brackets(key: string, value: unknown): Pair[] {
  if (typeof value !== "object" || value === null) return [[key, encodeStrictly(textOf(value))]];
  const isPlain = Array.isArray(value) && value.every((item) => Object(item) !== item);
  return Object.entries(value).flatMap(([member, inner]) =>
    inner === undefined
      ? []
      : brackets(`${key}%5B${isPlain ? "" : encodeStrictly(member)}%5D`, inner),
  );
}

function membersOf(value: object): Pair[] {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => [name, textOf(inner)]);
}

function joinPair([name, value]: Pair): string {
  return `${name}=${value}`;
}

/** Converts a scalar to text; `null` becomes an empty value. */
function textOf(value: unknown): string {
  return String(value ?? "");
}

/** Escapes a character in JSON: a header can contain only ASCII. */
function escapeInJson(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Percent-encodes a text including the sub-delimiters, which separate values (RFC 3986, 2.2). */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*.]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
