import type { Parameter } from "../operation/parameter.js";
import { encodeStrictly, joinPair, nested, textOf, type Pair } from "./nested.js";

/**
 * Encodes a value in any style of OpenAPI 3.1 (Parameter Object, style values): lists, objects, and scalars with the
 * prefix of their style. Empty lists and objects are left out of a query.
 */
export function styled(parameter: Parameter, value: unknown): string {
  const { in: place, name, style = "simple", explode = false } = parameter;
  const encode = place === "header" ? String : encodeStrictly;
  const key = encodeStrictly(name);
  if (style === "deepObject") return nested(parameter, value);
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

const SEPARATORS: Readonly<Record<string, string>> = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
};

/** Returns the members of an object; a list in it becomes one member per item. */
function membersOf(value: object): Pair[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : [inner].flat().map((item): Pair => [name, textOf(item)]),
  );
}
