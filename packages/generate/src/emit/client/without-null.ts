import type { SchemaModel } from "../../model/model.ts";

/** A schema without the `null` that it allows by type or by value; the same one where it says it in another way. */
export function withoutNull(schema: SchemaModel): SchemaModel {
  if (schema.kind !== "schema" || !schema.types?.includes("null")) return schema;
  const types = schema.types.filter((type) => type !== "null");
  return {
    ...schema,
    types,
    ...(schema.enum && { enum: schema.enum.filter((one) => one !== null) }),
  };
}
