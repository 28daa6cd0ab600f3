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

/** How the types of schemas are written. */
export interface TypeContext {
  /** The schemas that a type may name. */
  readonly schemas: SchemaIndex;
  /**
   * Stands before each named type, such as `schemas.` where they are imported under that name, so that none can be
   * taken for a name of the file itself.
   */
  readonly prefix: Code;
  /** The type of bytes (`format: binary`): JSON has none but a string. */
  readonly binary: Code;
}

type Keywords = SchemaKeywords & SchemaSiblings;

/** The context of a model's types; without options they are in the file of the schemas and hold JSON. */
export function typeContext(
  model: ApiModel,
  { prefix = code``, binary = code`string` }: Partial<TypeContext> = {},
): TypeContext {
  return { schemas: indexSchemas(model), prefix, binary };
}

/** The TypeScript type of a value that conforms to a schema, each member documented. */
export function typeOf(schema: SchemaModel, context: TypeContext): Code {
  if (schema.kind === "always") return code`unknown`;
  if (schema.kind === "never") return code`never`;
  if (schema.kind === "schema") return typeOfKeywords(schema, context);
  const named = code`${context.prefix}${typeName(schema.name)}`;
  return schema.and ? intersection([named, typeOf(schema.and, context)]) : named;
}

/** Whether the type is an object's and nothing else, so that it can be an interface. */
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

/** The members of an object, between braces: each with its documentation, and what any other may be. */
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
  // `type: object` beside them says less than they do, and its index signature would let any member pass.
  if (groups.length > 0 && isBareObject(schema))
    return intersection(
      requiredElsewhere(schema).length > 0 ? [...groups, presence(schema)] : groups,
    );
  const own = schema.types
    ? union(schema.types.map((type) => typeOfJsonType(type, schema, context)))
    : untyped(schema, context);
  return intersection(own ? [own, ...groups] : groups);
}

/** What `allOf`, `anyOf` and `oneOf` say about the type; one that allows anything says nothing. */
function groupsOf({ allOf = [], anyOf, oneOf }: SchemaKeywords, context: TypeContext): Code[] {
  const alternatives = [anyOf, oneOf].map((parts) =>
    parts ? union(parts.map((part) => typeOf(part, context))) : code`unknown`,
  );
  const parts = [...allOf.map((part) => typeOf(part, context)), ...alternatives];
  return parts.filter(({ text }) => text !== "unknown");
}

function isBareObject({ types, properties, additionalProperties }: SchemaKeywords): boolean {
  return types?.length === 1 && types[0] === "object" && !properties && !additionalProperties;
}

function untyped(schema: SchemaKeywords, context: TypeContext): Code | undefined {
  if (schema.properties || schema.additionalProperties) return objectType(schema, context);
  if (schema.items || schema.prefixItems) return arrayType(schema, context);
  // Alone, `required` is about members that another branch describes.
  return requiredElsewhere(schema).length > 0 ? presence(schema) : undefined;
}

/** The members that a schema requires and does not describe, as `allOf` and what is beside a `$ref` often do. */
function requiredElsewhere({ required = [], properties = [] }: SchemaKeywords): readonly string[] {
  const listed = new Set(properties.map(({ name }) => name));
  return [...new Set(required)].filter((name) => !listed.has(name));
}

/** Members of any type that are there: what an intersection with a type that leaves them out makes of them. */
function presence(schema: SchemaKeywords): Code {
  return code`{ ${requiredElsewhere(schema).map((name) => code`readonly ${name}: {} | null;`)} }`;
}

/** What a member is that a schema does not list. */
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

/** Where values are known, an editor completes them; the empty object keeps the compiler from folding them. */
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
 * An index signature where the schema says that other members may be there. Those that it lists are among its values,
 * since TypeScript has no type for all the other names; where they are not short, it is of anything, since writing each
 * twice at every level would double the text with each.
 */
function otherMembers(schema: SchemaKeywords, context: TypeContext): Code {
  const { properties = [], additionalProperties: others } = schema;
  if (properties.length > 0 && (!others || others.kind === "never")) return code``;
  const isAny = !others || others.kind === "always";
  if (isAny || !properties.every((property) => isShort(property.schema)))
    return code`readonly [member: string]: unknown;`;
  const listed = properties.map((property) => typeOf(property.schema, context));
  const absent = properties.some(({ required }) => !required) ? [code`undefined`] : [];
  return code`readonly [member: string]: ${union([typeOf(others, context), ...listed, ...absent])};`;
}

/** Whether a type is a name, a scalar, or a list of such. */
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
