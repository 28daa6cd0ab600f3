import { code, join, literal, type Code } from "../code.ts";
import { typeName } from "../names.ts";
import type { JsonType, PropertyModel, SchemaKeywords, SchemaModel } from "../../model/model.ts";

/** The TypeScript type of a value that keeps a schema. */
export function typeOf(schema: SchemaModel): Code {
  if (schema.kind === "always") return code`unknown`;
  if (schema.kind === "never") return code`never`;
  if (schema.kind === "reference")
    return schema.and
      ? intersection([typeName(schema.name), typeOf(schema.and)])
      : typeName(schema.name);
  return typeOfKeywords(schema);
}

function typeOfKeywords(schema: SchemaKeywords): Code {
  if (schema.const) return literalType(schema.const.value);
  if (schema.enum) return union(schema.enum.map(literalType));
  const own = schema.types
    ? union(schema.types.map((type) => typeOfJsonType(type, schema)))
    : untyped(schema);
  const groups = [
    schema.allOf && intersection(schema.allOf.map(typeOf)),
    schema.anyOf && union(schema.anyOf.map(typeOf)),
    schema.oneOf && union(schema.oneOf.map(typeOf)),
  ];
  return intersection([own, ...groups].filter((type) => type !== undefined));
}

function untyped(schema: SchemaKeywords): Code | undefined {
  if (schema.properties || schema.additionalProperties) return objectType(schema);
  return schema.items ? code`readonly (${typeOf(schema.items)})[]` : undefined;
}

function typeOfJsonType(type: JsonType, schema: SchemaKeywords): Code {
  switch (type) {
    case "null":
      return code`null`;
    case "boolean":
      return code`boolean`;
    case "integer":
    case "number":
      return code`number`;
    case "string":
      return code`string`;
    case "array":
      return schema.items ? code`readonly (${typeOf(schema.items)})[]` : code`readonly unknown[]`;
    case "object":
      return objectType(schema);
  }
}

function objectType(schema: SchemaKeywords): Code {
  const properties = schema.properties ?? [];
  if (properties.length > 0) return code`{ ${properties.map(member)} }`;
  const { additionalProperties } = schema;
  const rest =
    additionalProperties && additionalProperties.kind !== "always"
      ? typeOf(additionalProperties)
      : code`unknown`;
  return code`{ readonly [member: string]: ${rest} }`;
}

function member({ name, required, schema }: PropertyModel): Code {
  return code`readonly ${name}${required ? code`` : code`?`}: ${typeOf(schema)};`;
}

function literalType(value: unknown): Code {
  return typeof value === "object" && value !== null ? code`unknown` : literal(value);
}

function union(types: readonly Code[]): Code {
  return types.length === 0
    ? code`never`
    : join(
        types.map((type) => code`(${type})`),
        " | ",
      );
}

function intersection(types: readonly (Code | undefined)[]): Code {
  const present = types.filter((type) => type !== undefined);
  return present.length === 0
    ? code`unknown`
    : join(
        present.map((type) => code`(${type})`),
        " & ",
      );
}
