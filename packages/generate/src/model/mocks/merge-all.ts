import type { PropertyModel, SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";

/** Maximum number of combinations of alternatives to try. */
const MAX_WAYS = 24;

/** Merges the keywords of a schema and of the schemas it is composed of, once for each combination of alternatives. */
export function mergedAll(
  schema: SchemaModel,
  schemas: SchemaIndex,
  seen: ReadonlySet<string> = new Set(),
): SchemaKeywords[] {
  if (schema.kind === "always") return [{}];
  if (schema.kind === "never") return [];
  if (schema.kind === "reference") {
    const target = seen.has(schema.name) ? undefined : schemas.get(schema.name);
    const inside = new Set([...seen, schema.name]);
    const parts = [target, schema.and].filter((part) => part !== undefined);
    return join([{}], parts, schemas, inside);
  }
  const { allOf = [], anyOf, oneOf, if: fork, ...own } = schema;
  const ways = join([own], allOf, schemas, seen);
  const alternatives = [anyOf, oneOf].filter((list) => list !== undefined);
  const forked = fork ? [...alternatives, forkOf(fork)] : alternatives;
  return forked.reduce(
    (found, list) => list.flatMap((part) => join(found, [part], schemas, seen)).slice(0, MAX_WAYS),
    ways,
  );
}

function forkOf(fork: NonNullable<SchemaKeywords["if"]>): SchemaModel[] {
  const always: SchemaModel = { kind: "always" };
  const both = [fork.condition, fork.thenSchema ?? always];
  return [{ kind: "schema", pointer: "", allOf: both }, fork.elseSchema ?? always];
}

function join(
  ways: readonly SchemaKeywords[],
  parts: readonly SchemaModel[],
  schemas: SchemaIndex,
  seen: ReadonlySet<string>,
): SchemaKeywords[] {
  return parts.reduce<SchemaKeywords[]>(
    (found, part) => {
      const others = mergedAll(part, schemas, seen);
      return found.flatMap((one) => others.map((other) => merge(one, other))).slice(0, MAX_WAYS);
    },
    [...ways],
  );
}

function merge(one: SchemaKeywords, other: SchemaKeywords): SchemaKeywords {
  const types =
    one.types && other.types
      ? one.types.filter((type) => other.types?.some((also) => fits(type, also)))
      : (one.types ?? other.types);
  return {
    ...one,
    ...other,
    ...(types && { types }),
    ...((one.required ?? other.required) && {
      required: [...(one.required ?? []), ...(other.required ?? [])],
    }),
    ...((one.properties ?? other.properties) && {
      properties: mergeProperties(one.properties ?? [], other.properties ?? []),
    }),
  };
}

function fits(type: string, other: string): boolean {
  const isInteger = type === "integer" || type === "bigint";
  return type === other || (isInteger && (other === "number" || other === "integer"));
}

/** Merges properties; a member that both sides describe must conform to both. */
function mergeProperties(
  one: readonly PropertyModel[],
  other: readonly PropertyModel[],
): PropertyModel[] {
  const byName = new Map(one.map((property) => [property.name, property]));
  for (const property of other) {
    const known = byName.get(property.name);
    const both: SchemaModel = {
      kind: "schema",
      pointer: "",
      allOf: [...(known ? [known.schema] : []), property.schema],
    };
    byName.set(property.name, known ? { ...known, ...property, schema: both } : property);
  }
  return [...byName.values()];
}
