import { isJsonObject, type Json, type JsonObject } from "./json.js";

/** Gives the JSON pointer (RFC 6901) made of the segments. */
export function pointer(...segments: string[]): string {
  return segments
    .map((segment) => `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** A value of the contract and the pointer under which it really stands. */
export interface Resolved {
  readonly at: string;
  readonly value: Json | undefined;
}

/** Follows a pointer, and the local `$ref` that it may lead to. */
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
