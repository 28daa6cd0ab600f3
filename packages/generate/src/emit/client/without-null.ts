import type { SchemaModel } from "../../model/model.ts";

/** Returns a schema without the `null` that its `type` or values allow; unchanged if it allows null in another way. */
export function withoutNull(schema: SchemaModel): SchemaModel {
  if (schema.kind !== "schema" || !schema.types?.includes("null")) return schema;
  const types = schema.types.filter((type) => type !== "null");
  return {
    ...schema,
    types,
    ...(schema.enum && { enum: schema.enum.filter((one) => one !== null) }),
  };
}
