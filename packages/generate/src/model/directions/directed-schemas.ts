import { subschemasOf } from "../map-subschemas.ts";
import type { ApiModel, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";

/**
 * Returns the only direction in which a value is sent, from its schema or the schema it refers to; undefined for both
 * directions.
 */
export function directionOf(
  schema: SchemaModel,
  schemas: SchemaIndex,
  seen: ReadonlySet<string> = new Set(),
): "read" | "write" | undefined {
  if (schema.kind === "always" || schema.kind === "never") return undefined;
  if (schema.only || schema.kind === "schema") return schema.only;
  const target = seen.has(schema.name) ? undefined : schemas.get(schema.name);
  return target && directionOf(target, schemas, new Set([...seen, schema.name]));
}

/** Returns the names of the schemas that contain, at any depth, a member sent in only one direction. */
export function directedSchemas(model: ApiModel, schemas: SchemaIndex): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const open: string[] = [];
  for (const { name, schema } of model.schemas) {
    const { references, isDirected } = inspect(schema, schemas);
    for (const used of references) users.set(used, [...(users.get(used) ?? []), name]);
    if (isDirected) open.push(name);
  }
  const directed = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (directed.has(name)) continue;
    directed.add(name);
    open.push(...(users.get(name) ?? []));
  }
  return directed;
}

/** Returns the references of a schema, and whether it directly has a directed member. */
export function inspect(
  schema: SchemaModel,
  schemas: SchemaIndex,
): { references: Set<string>; isDirected: boolean } {
  const references = new Set<string>();
  let isDirected = false;
  const open = [schema];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.kind === "reference") references.add(next.name);
    if (next.kind === "schema")
      isDirected ||= (next.properties ?? []).some((one) => directionOf(one.schema, schemas));
    open.push(...subschemasOf(next));
  }
  return { references, isDirected };
}
