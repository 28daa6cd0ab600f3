// `required` depends on the direction (OpenAPI 3.0.3 and 3.1, Schema Object): it does not apply to `readOnly` members
// in a request, or to `writeOnly` members in a response.
import { viewSchema } from "./schema-view.js";
import { isJsonObject, type Json, type JsonObject } from "./json.js";

/** The direction in which a value is sent. */
export type Direction = "request" | "response";

const OF_THE_OTHER = { request: "readOnly", response: "writeOnly" } as const satisfies Record<
  Direction,
  string
>;

/** Schemas nested deeper than this are left unchanged. */
const MAX_DEPTH = 200;

/**
 * Adapts a description to one direction: members of the other direction are not required, and in a request they may
 * have any value, since a server ignores them. Schemas without such members remain the same objects.
 */
export function directed(document: JsonObject, direction: Direction): JsonObject {
  const name = OF_THE_OTHER[direction];
  if (!JSON.stringify(document).includes(`"${name}":true`)) return document;
  const change = (value: Json, at: string, depth: number): Json => {
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return value;
    const entries = Object.entries(value).map(
      ([key, child]) =>
        [
          key,
          child === undefined ? child : change(child, `${at}/${escape(key)}`, depth + 1),
        ] as const,
    );
    const isSame = entries.every(([key, child]) => child === (value as JsonObject)[key]);
    const own: Json = isSame
      ? value
      : Array.isArray(value)
        ? entries.map(([, child]) => child ?? null)
        : (Object.fromEntries(entries) as JsonObject);
    return isJsonObject(own) ? withoutOther(own, at) : own;
  };
  const withoutOther = (schema: JsonObject, at: string): JsonObject => {
    if (!Array.isArray(schema["required"]) && !isJsonObject(schema["properties"])) return schema;
    const others = othersOf(at);
    if (others.size === 0) return schema;
    const { required, properties } = schema;
    return {
      ...schema,
      ...(Array.isArray(required) && {
        required: required.filter((one) => !others.has(String(one))),
      }),
      ...(direction === "request" &&
        isJsonObject(properties) && { properties: loosened(properties, others) }),
    };
  };
  const othersOf = (at: string): ReadonlySet<string> => {
    const { properties } = viewSchema(document, at);
    const found = [...properties].filter(
      ([, schema]) => viewSchema(document, schema).keywords[name] === true,
    );
    return new Set(found.map(([one]) => one));
  };
  return change(document, "", 0) as JsonObject;
}

/** Allows any value for members that a server ignores. */
function loosened(properties: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      names.has(name) ? { readOnly: true } : schema,
    ]),
  );
}

function escape(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
