import { mapSubschemas, subschemasOf } from "../map-subschemas.ts";
import type { ApiModel, MediaTypeModel, NamedSchema, SchemaModel } from "../model.ts";
import { createSchemaKeys, type SchemaKeys } from "./schema-keys.ts";

/** Minimum number of characters saved by a shared name, because its functions and imports add about as many. */
const MIN_SAVED = 600;

/**
 * Names each schema that bodies and other schemas repeat, because descriptions that tools wrote without references
 * repeat the same schema hundreds of times. Schemas with the same assertions are equal. The result is only used for
 * checks; types keep the descriptions of each place.
 */
export function shareEqualSchemas(model: ApiModel): ApiModel {
  const keys = createSchemaKeys();
  const names = namesOf(model, keys);
  const written = new Map<number, NamedSchema>();
  const share = (schema: SchemaModel): SchemaModel => {
    const name = names.get(keys.keyOf(schema));
    if (name === undefined) return inside(schema);
    if (!name.isKnown && !written.has(keys.keyOf(schema))) {
      const named = { name: name.name, isComponent: false, description: undefined };
      // Added first, so that it precedes the schemas inside it.
      written.set(keys.keyOf(schema), { ...named, schema });
      written.set(keys.keyOf(schema), { ...named, schema: inside(schema) });
    }
    return { kind: "reference", name: name.name, pointer: pointerOf(schema) };
  };
  const inside = (schema: SchemaModel): SchemaModel =>
    isOpen(schema) ? { ...schema, ...mapSubschemas(schema, share) } : schema;
  const operations = mapContents(model, share);
  const schemas = model.schemas.map((named) => ({ ...named, schema: inside(named.schema) }));
  return { ...model, operations, schemas: [...schemas, ...written.values()] };
}

/**
 * Whether subschemas may be shared: `unevaluatedProperties` and `unevaluatedItems` must see every keyword of their
 * schema.
 */
function isOpen(schema: SchemaModel): schema is SchemaModel & { kind: "schema" } {
  return schema.kind === "schema" && !schema.unevaluatedProperties && !schema.unevaluatedItems;
}

interface Name {
  readonly name: string;
  /** Whether the name is in the description. */
  readonly isKnown: boolean;
}

/** Returns the names of the schemas worth sharing, by their keys. */
function namesOf(model: ApiModel, keys: SchemaKeys): ReadonlyMap<number, Name> {
  const names = new Map<number, Name>();
  const taken = new Set(model.schemas.map(({ name }) => plain(name)));
  for (const { name, schema } of model.schemas)
    if (isObjectLike(schema) && !names.has(keys.keyOf(schema)))
      names.set(keys.keyOf(schema), { name, isKnown: true });
  const uses = new Map<number, { schema: SchemaModel; count: number }>();
  const count = (schema: SchemaModel): void => {
    const key = keys.keyOf(schema);
    const known = uses.get(key);
    uses.set(key, { schema, count: (known?.count ?? 0) + 1 });
    // The subschemas of a schema that was already counted are part of it.
    if (!known && isOpen(schema)) subschemasOf(schema).forEach(count);
  };
  for (const schema of rootsOf(model)) count(schema);
  for (const { schema } of model.schemas) if (isOpen(schema)) subschemasOf(schema).forEach(count);
  for (const [key, { schema, count: number }] of uses) {
    const isWorth = (number - 1) * keys.lengthOf(schema) > MIN_SAVED;
    if (names.has(key) || !isWorth || !isObjectLike(schema)) continue;
    names.set(key, { name: nameFor(schema, taken), isKnown: false });
  }
  return names;
}

/** Whether a schema has subschemas; others are short or just references. */
function isObjectLike(schema: SchemaModel): boolean {
  return schema.kind === "schema" && subschemasOf(schema).length > 0;
}

/** Creates a name from the member or place where a schema first occurs. */
function nameFor(schema: SchemaModel, taken: Set<string>): string {
  const words = pointerOf(schema)
    .split("/")
    .filter(
      (word) =>
        /^[A-Za-z][\w-]*$/.test(word) &&
        !/^(schema|items|properties|allOf|anyOf|oneOf)$/.test(word),
    );
  const base = `shared-${words.at(-1) ?? "schema"}`;
  let name = base;
  for (let number = 2; taken.has(plain(name)); number += 1) name = `${base}-${number}`;
  taken.add(plain(name));
  return name;
}

/** Normalizes a name: names that differ only in case or punctuation would be the same in code. */
function plain(name: string): string {
  return name.replaceAll(/[^\w$]+/g, "").toLowerCase();
}

function pointerOf(schema: SchemaModel): string {
  return "pointer" in schema ? schema.pointer : "";
}

function rootsOf({ operations }: ApiModel): SchemaModel[] {
  const contents = operations.flatMap(({ body, responses }) => [
    ...(body?.content ?? []),
    ...responses.flatMap(({ content }) => content),
  ]);
  return contents.filter(isWhole).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** Whether a body is checked as one value; the parts of a form are read by their own schemas. */
function isWhole({ kind }: MediaTypeModel): boolean {
  return kind === "json";
}

function mapContents(
  { operations }: ApiModel,
  share: (schema: SchemaModel) => SchemaModel,
): ApiModel["operations"] {
  const map = (content: MediaTypeModel): MediaTypeModel =>
    isWhole(content) && content.schema ? { ...content, schema: share(content.schema) } : content;
  return operations.map((operation) => ({
    ...operation,
    body: operation.body && { ...operation.body, content: operation.body.content.map(map) },
    responses: operation.responses.map((response) => ({
      ...response,
      content: response.content.map(map),
    })),
  }));
}
