import { isObject, keysOf, type JsonObject } from "@document-export/openapi";
import { propertyConstraints } from "../discriminator/property-constraints.ts";
import type { SchemaKeywords } from "../model.ts";
import type { Reader } from "../reader.ts";

/**
 * Builds the model of a Discriminator Object (OpenAPI 3.1). An alternative that is missing from its mapping is selected
 * by the values that its own schema allows, otherwise by those in the mapping of a schema that it extends, otherwise by
 * its name. A discriminator without alternatives next to it has no effect.
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
  const { propertyName: property } = value;
  const named = Object.entries(isObject(value.mapping) ? value.mapping : {}).flatMap(
    ([name, target]) => entry(name, nameOf(String(target), reader)),
  );
  const mentioned = new Set(named.map((item) => item.schema));
  const implied = references.flatMap((reference) => {
    const name = nameOf(reference, reader);
    if (name === undefined || mentioned.has(name)) return [];
    const values = valuesOf(property, reference, name, reader);
    // Values use the component's name in the document, which may differ from its name in code.
    const own = keysOf(reader.places.read(reference)?.pointer ?? "").at(-1) ?? name;
    return (values.length > 0 ? values : [own]).flatMap((one) => entry(one, name));
  });
  return { discriminator: { property, mapping: [...named, ...implied] } };
}

/**
 * Returns the texts that a schema itself allows for a property, otherwise those that select it in the mapping of a
 * schema that it extends; empty if there are none.
 */
function valuesOf(property: string, $ref: string, name: string, reader: Reader): readonly string[] {
  const { lists, ownLists, mappings } = propertyConstraints(property, { $ref }, reader);
  const inherited = mappings.flatMap((mapping) =>
    Object.entries(mapping)
      .filter(([, target]) => nameOf(String(target), reader) === name)
      .map(([value]) => value),
  );
  return [...(ownLists[0] ?? inherited)].filter(
    (one) => typeof one === "string" && lists.every((list) => list.includes(one)),
  ) as string[];
}

function entry(value: string, schema: string | undefined): { value: string; schema: string }[] {
  return schema === undefined ? [] : [{ value, schema }];
}

/** Resolves the target of a mapping, which is the name of a schema or a reference to it. */
function nameOf(target: string, { places }: Reader): string | undefined {
  return (places.find(target) ?? places.find(`#/components/schemas/${target}`))?.name;
}
