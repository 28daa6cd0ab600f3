import { isObject } from "@document-export/openapi";
import { child, type Reader } from "../reader.ts";

/** A property of a body that is sent in parts, before its model is built. */
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly pointer: string;
}

/**
 * Collects the properties that an object may have, including those of `allOf`, `anyOf` and `oneOf`. A property that
 * only an alternative requires is not required; if a name is described twice, the first description applies.
 */
export function collectProperties(schema: unknown, pointer: string, reader: Reader): Property[] {
  const found = new Map<string, Property>();
  const required = new Set<string>();
  collect(schema, pointer, true, { found, required, seen: new Set(), reader });
  return [...found.values()].map((property) => ({
    ...property,
    required: required.has(property.name),
  }));
}

interface Collection {
  readonly found: Map<string, Property>;
  readonly required: Set<string>;
  readonly seen: Set<string>;
  readonly reader: Reader;
}

function collect(schema: unknown, at: string, always: boolean, into: Collection): void {
  if (!isObject(schema)) return;
  const { value, pointer } = into.reader.resolve(schema, at);
  if (into.seen.has(pointer)) return;
  into.seen.add(pointer);
  if (always && Array.isArray(value.required))
    for (const name of value.required) into.required.add(String(name));
  for (const [name, property] of Object.entries(isObject(value.properties) ? value.properties : {}))
    if (!into.found.has(name))
      into.found.set(name, {
        name,
        required: false,
        schema: property,
        pointer: child(child(pointer, "properties"), name),
      });
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    (Array.isArray(value[keyword]) ? value[keyword] : []).forEach((part: unknown, index: number) =>
      collect(part, child(child(pointer, keyword), index), always && keyword === "allOf", into),
    );
}
