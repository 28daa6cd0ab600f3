import { code, documented, join, literal, type Code } from "../code.ts";
import { typeName } from "../names.ts";
import type {
  ApiModel,
  JsonType,
  PropertyModel,
  SchemaKeywords,
  SchemaModel,
  SchemaSiblings,
} from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { scalarOf } from "../bigints/scalar-of.ts";
import { docOf } from "./doc-of.ts";
import { tupleType } from "./tuple-type.ts";

/** Context for emitting the types of schemas. */
export interface TypeContext {
  /** The schemas that a type can refer to. */
  readonly schemas: SchemaIndex;
  /**
   * Prefix of each named type, such as `schemas.` if they are imported under that name, so that none clashes with a
   * name of the file itself.
   */
  readonly prefix: Code;
  /** The type of binary data (`format: binary`); JSON can only represent it as a string. */
  readonly binary: Code;
}

/** Keywords without which the type of a schema is `unknown`. */
const TYPING = [
  ...(["types", "const", "enum", "allOf", "anyOf", "oneOf", "properties"] as const),
  ...(["additionalProperties", "required", "items", "prefixItems"] as const),
];

type Keywords = SchemaKeywords & SchemaSiblings;

/** Creates the type context of a model. By default types are in the same file as the schemas, and values are JSON. */
export function typeContext(
  model: ApiModel,
  { prefix = code``, binary = code`string` }: Partial<TypeContext> = {},
): TypeContext {
  return { schemas: indexSchemas(model), prefix, binary };
}

/** Emits the TypeScript type of a value that conforms to a schema, with documentation for each member. */
export function typeOf(schema: SchemaModel, context: TypeContext): Code {
  if (schema.kind === "always") return code`unknown`;
  if (schema.kind === "never") return code`never`;
  if (schema.kind === "schema") return typeOfKeywords(schema, context);
  const named = code`${context.prefix}${typeName(schema.name)}`;
  return schema.and ? intersection([named, ...branchTypes(schema.and, context)]) : named;
}

/** Whether the type is only an object type, so that it can be an interface. */
export function isInterface(
  schema: SchemaModel,
): schema is Extract<SchemaModel, { kind: "schema" }> {
  if (schema.kind !== "schema") return false;
  const { types, properties, additionalProperties, allOf, anyOf, oneOf } = schema;
  const isObject = types
    ? types.length === 1 && types[0] === "object"
    : (properties ?? additionalProperties) !== undefined;
  return isObject && !(schema.const ?? schema.enum ?? allOf ?? anyOf ?? oneOf);
}

/** Emits an object type: its documented members, and an index signature for other members. */
export function objectType(schema: SchemaKeywords, context: TypeContext): Code {
  const properties = schema.properties ?? [];
  const members = properties
    .filter(({ hidden }) => !hidden)
    .map((property) => member(property, context));
  const others = requiredElsewhere(schema).map(
    (name) => code`readonly ${name}: ${anyOther(schema, context)};`,
  );
  return code`{
    ${[...members, ...others]}
    ${otherMembers(schema, context)}
  }`;
}

function typeOfKeywords(schema: Keywords, context: TypeContext): Code {
  const { types } = schema;
  if (schema.const) return literalType(schema.const.value, types);
  if (schema.enum) return union(schema.enum.map((value) => literalType(value, types)));
  const groups = groupsOf(schema, context);
  // `type: object` adds nothing here, and its index signature would accept any member.
  if (groups.length > 0 && isBareObject(schema))
    return intersection(
      requiredElsewhere(schema).length > 0 ? [...groups, presence(schema)] : groups,
    );
  const own = schema.types
    ? union(schema.types.map((type) => typeOfJsonType(type, schema, context)))
    : untyped(schema, context);
  const all = own ? [own, ...groups] : groups;
  return intersection(groups.length > 0 ? [...all, ...restated(schema)] : all);
}

/** Returns the types of `allOf`, `anyOf` and `oneOf`, without those that allow anything. */
function groupsOf({ allOf = [], anyOf, oneOf }: SchemaKeywords, context: TypeContext): Code[] {
  const alternatives = [anyOf, oneOf].map((parts) =>
    parts ? union(parts.map((part) => typeOf(part, context))) : code`unknown`,
  );
  const parts = [...allOf.flatMap((part) => branchTypes(part, context)), ...alternatives];
  return parts.filter(({ text }) => text !== "unknown");
}

/** Returns the types of one branch of an intersection. */
function branchTypes(part: SchemaModel, context: TypeContext): Code[] {
  const isPlain = part.kind === "schema" && !(part.allOf ?? part.anyOf ?? part.oneOf);
  return [typeOf(part, context), ...(isPlain ? restated(part) : [])];
}

/**
 * Returns a type that requires the members which a branch requires but lists without a type, for example with only a
 * bound, because another branch describes them. With the type `unknown`, such a member could still be undefined.
 */
function restated({ properties = [] }: SchemaKeywords): Code[] {
  const names = properties
    .filter(({ required, hidden, schema }) => required && !hidden && isUntyped(schema))
    .map(({ name }) => name);
  return names.length === 0 ? [] : [present(names)];
}

function isUntyped(schema: SchemaModel): boolean {
  if (schema.kind !== "schema") return schema.kind === "always";
  return !TYPING.some((keyword) => schema[keyword] !== undefined);
}

function isBareObject({ types, properties, additionalProperties }: SchemaKeywords): boolean {
  return types?.length === 1 && types[0] === "object" && !properties && !additionalProperties;
}

function untyped(schema: SchemaKeywords, context: TypeContext): Code | undefined {
  if (schema.properties || schema.additionalProperties) return objectType(schema, context);
  if (schema.items || schema.prefixItems) return arrayType(schema, context);
  // `required` alone refers to members that another branch describes.
  return requiredElsewhere(schema).length > 0 ? presence(schema) : undefined;
}

/** Returns the members that a schema requires but does not describe, as is common in `allOf` and next to a `$ref`. */
function requiredElsewhere({ required = [], properties = [] }: SchemaKeywords): readonly string[] {
  const listed = new Set(properties.map(({ name }) => name));
  return [...new Set(required)].filter((name) => !listed.has(name));
}

/**
 * Emits a type with required members of any type. In an intersection it makes the members of the other type required.
 */
function presence(schema: SchemaKeywords): Code {
  return present(requiredElsewhere(schema));
}

function present(names: readonly string[]): Code {
  return code`{ ${names.map((name) => code`readonly ${name}: {} | null;`)} }`;
}

/** Emits the type of a member that a schema does not list. */
function anyOther({ additionalProperties }: SchemaKeywords, context: TypeContext): Code {
  const isOpen = !additionalProperties || additionalProperties.kind === "never";
  return isOpen ? code`{} | null` : typeOf(additionalProperties, context);
}

function typeOfJsonType(type: JsonType, schema: Keywords, context: TypeContext): Code {
  switch (type) {
    case "null":
      return code`null`;
    case "boolean":
      return code`boolean`;
    case "integer":
    case "number":
      return code`number`;
    case "bigint":
      return code`bigint`;
    case "string":
      return stringType(schema, context);
    case "array":
      return arrayType(schema, context);
    case "object":
      return objectType(schema, context);
  }
}

/**
 * Emits the type of a string. If values are known, editors complete them; the empty object keeps the compiler from
 * merging the union into `string`.
 */
function stringType({ format, knownValues }: Keywords, { binary }: TypeContext): Code {
  if (format === "binary") return binary;
  return knownValues ? union([...knownValues.map(literal), code`string & {}`]) : code`string`;
}

function arrayType(schema: SchemaKeywords, context: TypeContext): Code {
  const { items, prefixItems = [] } = schema;
  if (prefixItems.length > 0) return tupleType(schema, (item) => typeOf(item, context));
  return items ? code`readonly (${typeOf(items, context)})[]` : code`readonly unknown[]`;
}

/**
 * Emits an index signature if the schema allows other members. Its type includes the listed members, since TypeScript
 * has no type for only the other names. If these are not short, its type is `unknown`: repeating each type at every
 * level would double the text each time.
 */
function otherMembers(schema: SchemaKeywords, context: TypeContext): Code {
  const { properties = [], additionalProperties: others } = schema;
  if (properties.length > 0 && (!others || others.kind === "never")) return code``;
  // An index signature of `never` would contradict the required members.
  if (others?.kind === "never" && requiredElsewhere(schema).length > 0) return code``;
  const isAny = !others || others.kind === "always";
  if (isAny || !properties.every((property) => isShort(property.schema)))
    return code`readonly [member: string]: unknown;`;
  const listed = properties.map((property) => typeOf(property.schema, context));
  const absent = properties.some(({ required }) => !required) ? [code`undefined`] : [];
  return code`readonly [member: string]: ${union([typeOf(others, context), ...listed, ...absent])};`;
}

/** Whether a type is a name, a scalar, or a list of these. */
function isShort(schema: SchemaModel): boolean {
  if (schema.kind !== "schema") return !("and" in schema);
  const { properties, additionalProperties, allOf, anyOf, oneOf, items, prefixItems } = schema;
  return (
    !(properties ?? additionalProperties ?? allOf ?? anyOf ?? oneOf ?? prefixItems) &&
    (!items || isShort(items))
  );
}

function member({ name, required, schema }: PropertyModel, context: TypeContext): Code {
  return documented(
    docOf(schema, context.schemas),
    code`readonly ${name}${required ? code`` : code`?`}: ${typeOf(schema, context)};`,
  );
}

function literalType(value: unknown, types: SchemaKeywords["types"]): Code {
  return typeof value === "object" && value !== null ? code`unknown` : scalarOf(value, types);
}

function union(types: readonly Code[]): Code {
  if (types.length === 0) return code`never`;
  if (types.some(({ text }) => text === "unknown")) return code`unknown`;
  return join(
    types.map((type) => code`(${type})`),
    " | ",
  );
}

function intersection(types: readonly Code[]): Code {
  const parts = types.map((type) => code`(${type})`);
  return parts.length === 0 ? code`unknown` : join(parts, " & ");
}
