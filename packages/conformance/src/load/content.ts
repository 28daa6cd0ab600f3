// Reads `content` of a body or a response, and examples.
import { type Json, type JsonObject, keysOf, member, pointer, resolveReference } from "./json.js";

/** Maps each media type to the JSON pointer of its schema. */
export function readContent(document: JsonObject, at: string): ReadonlyMap<string, string> {
  const types = keysOf(resolveReference(document, `${at}/content`).value);
  return new Map(
    types.map((type) => {
      const media = resolveReference(document, at + pointer("content", type));
      return [type, resolveReference(document, `${media.at}/schema`).at] as const;
    }),
  );
}

/** Returns the `example` at a pointer, or the first of its `examples`. */
export function readExample(document: JsonObject, at: string): Json | undefined {
  const { at: place, value } = resolveReference(document, at);
  const [first] = keysOf(member(value, "examples"));
  if (first === undefined) return member(value, "example");
  const named = resolveReference(document, place + pointer("examples", first)).value;
  return member(value, "example") ?? member(named, "value");
}
