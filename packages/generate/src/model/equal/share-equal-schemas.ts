import { mapSubschemas, subschemasOf } from "../map-subschemas.ts";
import type { ApiModel, MediaTypeModel, NamedSchema, SchemaModel } from "../model.ts";
import { createSchemaKeys, type SchemaKeys } from "./schema-keys.ts";

/** What a name has to save, in characters of schemas: its functions and their imports cost as much. */
const MIN_SAVED = 600;

/**
 * The model with a name for each schema that bodies and other schemas repeat: a description that tools wrote without
 * references says the same hundreds of times. Schemas are equal where they assert the same.
 * Only checks are written from it; types have the texts of each place.
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
      // Its place first, so that it precedes what is inside of it.
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

/** What looks for members that nothing evaluates has to see every keyword, so nothing inside of it is shared. */
function isOpen(schema: SchemaModel): schema is SchemaModel & { kind: "schema" } {
  return schema.kind === "schema" && !schema.unevaluatedProperties && !schema.unevaluatedItems;
}

interface Name {
  readonly name: string;
  /** Whether the description has it. */
  readonly isKnown: boolean;
}

/** The names of the schemas that are worth one, by their keys. */
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
    // What is inside of one that was met before is part of that one.
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

/** Others are short, or nothing but what they refer to. */
function isObjectLike(schema: SchemaModel): boolean {
  return schema.kind === "schema" && subschemasOf(schema).length > 0;
}

/** Named for the member or the place that it stands at first. */
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

/** Names that differ in case or signs alone would be one in code. */
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

/** Whether a body is checked as one value; parts of a form are read by what their schemas say each for itself. */
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
