import { code, join, literal, type Code } from "../code.ts";
import { typeName } from "../names.ts";
import type { JsonType, PropertyModel, SchemaKeywords, SchemaModel } from "../../model/model.ts";

/**
 * The TypeScript type of a value that conforms to a schema. Named schemas are written with `prefix`, such as `schemas.`
 * where they are imported under that name, so that none can be taken for a name of the file itself.
 */
export function typeOf(schema: SchemaModel, prefix: Code = code``): Code {
  if (schema.kind === "always") return code`unknown`;
  if (schema.kind === "never") return code`never`;
  if (schema.kind === "reference") {
    const named = code`${prefix}${typeName(schema.name)}`;
    return schema.and ? intersection([named, typeOf(schema.and, prefix)]) : named;
  }
  return typeOfKeywords(schema, prefix);
}

function typeOfKeywords(schema: SchemaKeywords, prefix: Code): Code {
  const typesOf = (parts: readonly SchemaModel[]) => parts.map((part) => typeOf(part, prefix));
  if (schema.const) return literalType(schema.const.value);
  if (schema.enum) return union(schema.enum.map(literalType));
  const own = schema.types
    ? union(schema.types.map((type) => typeOfJsonType(type, schema, prefix)))
    : untyped(schema, prefix);
  const groups = [
    schema.allOf && intersection(typesOf(schema.allOf)),
    schema.anyOf && union(typesOf(schema.anyOf)),
    schema.oneOf && union(typesOf(schema.oneOf)),
  ];
  return intersection([own, ...groups].filter((type) => type !== undefined));
}

function untyped(schema: SchemaKeywords, prefix: Code): Code | undefined {
  if (schema.properties || schema.additionalProperties) return objectType(schema, prefix);
  return schema.items ? code`readonly (${typeOf(schema.items, prefix)})[]` : undefined;
}

function typeOfJsonType(type: JsonType, schema: SchemaKeywords, prefix: Code): Code {
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
      return schema.items
        ? code`readonly (${typeOf(schema.items, prefix)})[]`
        : code`readonly unknown[]`;
    case "object":
      return objectType(schema, prefix);
  }
}

function objectType(schema: SchemaKeywords, prefix: Code): Code {
  const properties = schema.properties ?? [];
  if (properties.length > 0)
    return code`{ ${properties.map((property) => member(property, prefix))} }`;
  const { additionalProperties } = schema;
  const rest =
    additionalProperties && additionalProperties.kind !== "always"
      ? typeOf(additionalProperties, prefix)
      : code`unknown`;
  return code`{ readonly [member: string]: ${rest} }`;
}

function member({ name, required, schema }: PropertyModel, prefix: Code): Code {
  return code`readonly ${name}${required ? code`` : code`?`}: ${typeOf(schema, prefix)};`;
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
