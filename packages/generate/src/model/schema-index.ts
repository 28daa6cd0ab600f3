import type { ApiModel, SchemaModel } from "./model.ts";

/** The schemas of a description by name. A map, because thousands of schemas are each looked up many times. */
export type SchemaIndex = ReadonlyMap<string, SchemaModel>;

/** Indexes the schemas of a description. */
export function indexSchemas({ schemas }: Pick<ApiModel, "schemas">): SchemaIndex {
  return new Map(schemas.map(({ name, schema }) => [name, schema]));
}
