import type { NamedSchema, SchemaModel } from "../model.ts";
import type { Reader } from "../reader.ts";

/** Notes each schema that leads back to itself for the same value, so that checking it would never end. */
export function refuseLoops(schemas: readonly NamedSchema[], reader: Reader): void {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const done = new Set<string>();
  const visit = (name: string, path: ReadonlySet<string>): void => {
    const schema = byName.get(name);
    if (!schema || done.has(name)) return;
    if (path.has(name)) {
      const pointer = "pointer" in schema ? schema.pointer : "";
      reader.problem(pointer, "the schema refers to itself for the same value, without end");
      return;
    }
    for (const next of referencesForSameValue(schema)) visit(next, new Set([...path, name]));
    done.add(name);
  };
  for (const { name } of schemas) visit(name, new Set());
}

function referencesForSameValue(schema: SchemaModel): string[] {
  if (schema.kind === "always" || schema.kind === "never") return [];
  if (schema.kind === "reference")
    return [schema.name, ...(schema.and ? referencesForSameValue(schema.and) : [])];
  const { if: fork } = schema;
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.dependentSchemas ?? []).map((rule) => rule.schema),
    schema.not,
    fork?.condition,
    fork?.thenSchema,
    fork?.elseSchema,
  ];
  return parts.flatMap((part) => (part ? referencesForSameValue(part) : []));
}
