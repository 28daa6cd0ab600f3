import { mapSubschemas } from "../map-subschemas.ts";
import type { SchemaModel } from "../model.ts";
import { ANNOTATION_KEYWORDS } from "../annotation-keywords.ts";

/** Keys that are equal for schemas with the same assertions. */
export interface SchemaKeys {
  /** Returns a number that is the same for schemas with the same assertions, whatever their descriptions. */
  readonly keyOf: (schema: SchemaModel) => number;
  /**
   * Returns the approximate length of a schema in characters, including its subschemas but not the schemas that it
   * refers to.
   */
  readonly lengthOf: (schema: SchemaModel) => number;
}

/** Creates keys in linear time: a subschema is represented by its number. */
export function createSchemaKeys(): SchemaKeys {
  const byText = new Map<string, number>();
  const known = new Map<SchemaModel, { key: number; length: number }>();
  const read = (schema: SchemaModel): { key: number; length: number } => {
    const present = known.get(schema);
    if (present) return present;
    let inside = 0;
    const text = JSON.stringify(
      assertionsOf(schema, (part) => {
        const { key, length } = read(part);
        inside += length;
        return key;
      }),
    );
    const key = byText.get(text) ?? byText.size;
    byText.set(text, key);
    const found = { key, length: text.length + inside };
    known.set(schema, found);
    return found;
  };
  return { keyOf: (schema) => read(schema).key, lengthOf: (schema) => read(schema).length };
}

function assertionsOf(schema: SchemaModel, keyOf: (part: SchemaModel) => number): object {
  if (schema.kind === "reference")
    return { $ref: schema.name, ...(schema.and && { and: keyOf(schema.and) }) };
  if (schema.kind !== "schema") return { kind: schema.kind };
  // The number replaces the schema only for serialization.
  const keywords = mapSubschemas(schema, (part) => keyOf(part) as unknown as SchemaModel);
  const asserting = Object.entries(keywords).filter(
    ([keyword]) => !ANNOTATION_KEYWORDS.has(keyword),
  );
  return Object.fromEntries(asserting.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
