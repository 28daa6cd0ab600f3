import { subschemasOf } from "../map-subschemas.ts";
import type { SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";

/**
 * Where a value contains bigints: the value itself is one (`true`), bigints are nested inside it, a named schema has
 * their locations, or several of these apply together.
 */
export type Bigints = true | BigintsInside | { readonly schema: string } | readonly Bigints[];

/** Where an array or an object contains bigints. */
export interface BigintsInside {
  readonly members: Readonly<Record<string, Bigints>>;
  /** Members whose names match a pattern. */
  readonly patterns: readonly (readonly [pattern: string, bigints: Bigints])[];
  /** All other members. */
  readonly others?: Bigints;
  /** Items by position, and all other items. */
  readonly first: readonly (Bigints | undefined)[];
  readonly items?: Bigints;
}

/** Whether bigint locations are a list. */
export function isList(bigints: Bigints): bigints is readonly Bigints[] {
  return Array.isArray(bigints);
}

/** The bigint locations of schemas. */
export interface BigintPlaces {
  /** Returns the bigint locations of a schema; undefined if it has none. */
  readonly of: (schema: SchemaModel | undefined) => Bigints | undefined;
  /** Names of the schemas with bigints. */
  readonly named: ReadonlySet<string>;
}

/** Finds the bigints in the schemas of a description, searching each schema once. */
export function createBigintPlaces(schemas: SchemaIndex): BigintPlaces {
  const named = schemasWithBigints(schemas);
  const of = (schema: SchemaModel | undefined): Bigints | undefined => {
    if (schema?.kind === "reference")
      return joined([named.has(schema.name) ? { schema: schema.name } : undefined, of(schema.and)]);
    return schema?.kind === "schema"
      ? joined([...ownOf(schema, of), ...branchesOf(schema, of)])
      : undefined;
  };
  return { of, named };
}

type Of = BigintPlaces["of"];

function ownOf(schema: SchemaKeywords, of: Of): (Bigints | undefined)[] {
  const { types, properties = [], patternProperties = [], prefixItems = [] } = schema;
  const others = joined([of(schema.additionalProperties), of(schema.unevaluatedProperties)]);
  const items = joined([
    of(schema.items),
    of(schema.unevaluatedItems),
    of(schema.contains?.schema),
  ]);
  const members = properties.flatMap(({ name, schema: part }) => {
    const found = of(part);
    return found ? [[name, found] as const] : [];
  });
  const patterns = patternProperties.flatMap(({ pattern, schema: part }) => {
    const found = of(part);
    return found ? [[pattern, found] as const] : [];
  });
  const first = prefixItems.map(of);
  const isInside =
    [members, patterns].some(({ length }) => length > 0) || first.some(Boolean) || others || items;
  return [
    types?.includes("bigint") ? true : undefined,
    isInside
      ? {
          // Listed members without bigints are included, so that `others` does not apply to them.
          members: Object.fromEntries(
            others ? [...properties.map(({ name }) => [name, []] as const), ...members] : members,
          ),
          patterns,
          first,
          ...(others && { others }),
          ...(items && { items }),
        }
      : undefined,
  ];
}

function branchesOf(schema: SchemaKeywords, of: Of): (Bigints | undefined)[] {
  const { allOf = [], anyOf = [], oneOf = [], dependentSchemas = [], if: fork } = schema;
  const dependent = dependentSchemas.map((one) => one.schema);
  const forked = [fork?.condition, fork?.thenSchema, fork?.elseSchema];
  return [...allOf, ...anyOf, ...oneOf, ...dependent, ...forked].map(of);
}

function joined(all: readonly (Bigints | undefined)[]): Bigints | undefined {
  const found = all.filter((one) => one !== undefined);
  return found.length > 1 ? found : found[0];
}

function schemasWithBigints(schemas: SchemaIndex): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const open: string[] = [];
  for (const [name, schema] of schemas) {
    const inside = [schema];
    for (let next = inside.pop(); next; next = inside.pop()) {
      if (next.kind === "reference") {
        const known = users.get(next.name);
        if (known) known.push(name);
        else users.set(next.name, [name]);
      }
      if (next.kind === "schema" && next.types?.includes("bigint")) open.push(name);
      inside.push(...subschemasOf(next));
    }
  }
  const found = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(users.get(name) ?? []));
  }
  return found;
}
