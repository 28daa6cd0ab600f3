import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";

const NESTED: readonly (keyof SchemaKeywords)[] = ["allOf", "anyOf", "oneOf", "not", "if"];

/** Whether a schema is tested by comparisons alone, which are readable inline. */
export function isScalar(schema: SchemaModel): boolean {
  return (
    schema.kind === "schema" &&
    schema.types !== undefined &&
    !schema.types.some((type) => type === "object" || type === "array") &&
    !NESTED.some((keyword) => keyword in schema)
  );
}
