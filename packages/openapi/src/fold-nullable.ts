import { isObject, type JsonObject } from "./json-object.js";

/** Members with data, in which `nullable` is just a name. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);

/**
 * Converts the `nullable` that remains after the upgrade from 3.0. Next to alternatives it becomes one of them; on its
 * own it has no effect, because a schema without a type allows null anyway. Changes `node` in place.
 */
export function foldNullable(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(foldNullable);
  if (!isObject(node)) return;
  if (typeof node.nullable === "boolean") fold(node);
  for (const [key, member] of Object.entries(node))
    if (!DATA.has(key) && !key.startsWith("x-")) foldNullable(member);
}

function fold(schema: JsonObject): void {
  const isNullable = schema.nullable;
  delete schema.nullable;
  if (!isNullable) return;
  const group = Array.isArray(schema.anyOf) ? schema.anyOf : schema.oneOf;
  if (Array.isArray(group) && !group.some(isNull)) group.push({ type: "null" });
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && [schema.type].flat().includes("null");
}
