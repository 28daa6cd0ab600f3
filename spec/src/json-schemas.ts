import { isObject, type JsonObject } from "./json-object.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const PREFIX = "#/components/schemas/";

/**
 * Returns one self-contained JSON Schema (2020-12) for each schema of the bundle, by component name. Its `$defs`
 * contain everything it references, at any depth.
 */
export function jsonSchemas(schemas: JsonObject): Map<string, JsonObject> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [name, selfContained(name, schema, schemas)]),
  );
}

function selfContained(name: string, schema: unknown, schemas: JsonObject): JsonObject {
  const $defs = Object.fromEntries(
    [...reachable(schema, schemas)].sort().map((used) => [used, pointToDefs(schemas[used])]),
  );
  return {
    $schema: DIALECT,
    $id: `urn:document-export:schema:${name}`,
    title: name,
    ...(pointToDefs(schema) as JsonObject),
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

function reachable(node: unknown, schemas: JsonObject, found = new Set<string>()): Set<string> {
  for (const name of referencesIn(node)) {
    if (found.has(name)) continue;
    found.add(name);
    reachable(schemas[name], schemas, found);
  }
  return found;
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isObject(node)) return [];
  const own = typeof node.$ref === "string" ? [node.$ref.slice(PREFIX.length)] : [];
  return [...own, ...Object.values(node).flatMap(referencesIn)];
}

function pointToDefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pointToDefs);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string"
        ? value.replace(PREFIX, "#/$defs/")
        : pointToDefs(value),
    ]),
  );
}
