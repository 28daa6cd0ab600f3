import { isObject, type JsonObject } from "@document-export/openapi";
import type { SchemaKeywords } from "../model.ts";
import type { Reader } from "../reader.ts";

/**
 * Builds the model of a Discriminator Object (OpenAPI 3.1): the mapping, and the names of those alternatives that
 * it does not mention. Without alternatives beside it, it tells nothing of a value.
 */
export function buildDiscriminator(
  value: unknown,
  schema: JsonObject,
  reader: Reader,
): Pick<SchemaKeywords, "discriminator"> {
  const references = [schema.oneOf, schema.anyOf]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((part) => (isObject(part) && typeof part.$ref === "string" ? [part.$ref] : []));
  if (!isObject(value) || typeof value.propertyName !== "string" || references.length === 0)
    return {};
  const named = Object.entries(isObject(value.mapping) ? value.mapping : {}).flatMap(
    ([name, target]) => entry(name, nameOf(String(target), reader)),
  );
  const mentioned = new Set(named.map((item) => item.schema));
  const implied = references
    .map((reference) => nameOf(reference, reader))
    .filter((name) => name !== undefined && !mentioned.has(name))
    .flatMap((name) => entry(name ?? "", name));
  return { discriminator: { property: value.propertyName, mapping: [...named, ...implied] } };
}

function entry(value: string, schema: string | undefined): { value: string; schema: string }[] {
  return schema === undefined ? [] : [{ value, schema }];
}

/** A mapping names a schema by its name or by a reference to it. */
function nameOf(target: string, { places }: Reader): string | undefined {
  return (places.find(target) ?? places.find(`#/components/schemas/${target}`))?.name;
}
