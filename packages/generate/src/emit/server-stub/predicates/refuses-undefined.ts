import type { SchemaModel } from "../../../model/model.ts";
import type { Functions } from "./functions.ts";

/** Whether the test of a schema fails for `undefined`, so that a required member needs no extra test. */
export function refusesUndefined(
  schema: SchemaModel,
  functions: Functions,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (schema.kind === "always") return false;
  if (schema.kind === "never") return true;
  const inner = (part: SchemaModel) => refusesUndefined(part, functions, seen);
  if (schema.kind === "schema")
    return Boolean(
      schema.types ??
      schema.enum ??
      schema.const ??
      (schema.allOf?.some(inner) || schema.anyOf?.every(inner) || schema.oneOf?.every(inner)),
    );
  if (schema.and && inner(schema.and)) return true;
  const target = seen.has(schema.name) ? undefined : functions.named.schema(schema.name);
  return (
    target !== undefined && refusesUndefined(target, functions, new Set([...seen, schema.name]))
  );
}
