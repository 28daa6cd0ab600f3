import type { NamedSchema, SchemaModel } from "../model.ts";
import type { Reader } from "../reader.ts";

/**
 * The schemas without those that lead back to themselves for the same value, so that checking them would never end: what
 * closes such a circle takes any value, with a note.
 */
export function withoutLoops(schemas: readonly NamedSchema[], reader: Reader): NamedSchema[] {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const done = new Set<string>();
  const closing = new Set<string>();
  const visit = (name: string, path: ReadonlySet<string>): void => {
    const schema = byName.get(name);
    if (!schema || done.has(name) || closing.has(name)) return;
    if (path.has(name)) {
      closing.add(name);
      reader.note("pointer" in schema ? schema.pointer : "", {
        kind: "endless-schema",
        found: "the schema refers to itself for the same value, without end",
        read: "any value is allowed",
        fix: "Refer to it for a member or an item, or remove the reference",
      });
      return;
    }
    for (const next of referencesForSameValue(schema)) visit(next, new Set([...path, name]));
    done.add(name);
  };
  for (const { name } of schemas) visit(name, new Set());
  return schemas.map((named) =>
    closing.has(named.name) ? { ...named, schema: { kind: "always" } } : named,
  );
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
