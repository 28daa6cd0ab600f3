import { isObject, type JsonObject } from "@document-export/openapi";
import type { Reader } from "../reader.ts";

/** The constraints on one property by a schema and by the schemas in its `allOf`. */
export interface PropertyConstraints {
  /** Lists of allowed values; a value must be in all of them. */
  readonly lists: readonly (readonly unknown[])[];
  /** The lists that are only in this schema, and not in a schema that others extend too. */
  readonly ownLists: readonly (readonly unknown[])[];
  /**
   * Mappings of the discriminators with this property: from a value to the name of a schema, or to a reference to it.
   */
  readonly mappings: readonly JsonObject[];
  readonly isText: boolean;
  readonly isRequired: boolean;
}

interface CollectedConstraints extends PropertyConstraints {
  readonly lists: (readonly unknown[])[];
  readonly ownLists: (readonly unknown[])[];
  readonly mappings: JsonObject[];
  isText: boolean;
  isRequired: boolean;
}

/** Collects the constraints on a property in a schema and in the schemas of its `allOf`. */
export function propertyConstraints(
  name: string,
  schema: unknown,
  reader: Reader,
): PropertyConstraints {
  const collected: CollectedConstraints = {
    lists: [],
    ownLists: [],
    mappings: [],
    isText: true,
    isRequired: false,
  };
  const seen = new Set<string>();
  const open = [{ schema, isOwn: true }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (!isObject(next.schema)) continue;
    const { value, pointer } = reader.resolve(next.schema, "");
    if (pointer !== "" && seen.has(pointer)) continue;
    seen.add(pointer);
    const { allOf, required, properties, discriminator } = value;
    if (Array.isArray(allOf))
      for (const part of allOf)
        open.push({ schema: part, isOwn: next.isOwn && !(isObject(part) && "$ref" in part) });
    if (Array.isArray(required)) collected.isRequired ||= required.includes(name);
    if (isObject(properties) && Object.hasOwn(properties, name))
      note(properties[name], next.isOwn, { collected, reader });
    if (isObject(discriminator) && discriminator.propertyName === name)
      if (isObject(discriminator.mapping)) collected.mappings.push(discriminator.mapping);
  }
  return collected;
}

function note(
  property: unknown,
  isOwn: boolean,
  { collected, reader }: { collected: CollectedConstraints; reader: Reader },
): void {
  if (!isObject(property)) return;
  const { value } = reader.resolve(property, "");
  const lists = ["const" in value && [value.const], value.enum].filter((one) => Array.isArray(one));
  collected.lists.push(...lists);
  if (isOwn) collected.ownLists.push(...lists);
  if (value.type !== undefined) collected.isText &&= [value.type].flat().includes("string");
}
