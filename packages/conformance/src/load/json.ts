/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [member: string]: Json | undefined;
}

/** Whether a value is a JSON object, neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the member of an object, or undefined if the value is not an object or lacks it. */
export function member(value: unknown, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** Returns the member names of an object or the indexes of an array; none for other values. */
export function keysOf(value: unknown): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** Builds a JSON pointer (RFC 6901) from segments. */
export function pointer(...segments: string[]): string {
  return segments
    .map((segment) => `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** A value of the contract and its pointer with references resolved. */
export interface Resolved {
  readonly at: string;
  readonly value: Json | undefined;
}

/** Follows a pointer, and any local `$ref` that it leads to. */
export function resolveReference(document: JsonObject, at: string): Resolved {
  const value = follow(document, at);
  const reference = isJsonObject(value) ? value["$ref"] : undefined;
  if (typeof reference !== "string") return { at, value };
  return resolveReference(document, reference.replace(/^#/, ""));
}

function follow(document: JsonObject, at: string): Json | undefined {
  let value: Json | undefined = document;
  for (const segment of at.split("/").slice(1)) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isJsonObject(value) ? value[name] : undefined;
  }
  return value;
}
