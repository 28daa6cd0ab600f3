import type * as Redocly from "@redocly/openapi-core";

type Types = Parameters<Redocly.Config["extendTypes"]>[0];

const SCHEMA = "Schema";
const SCHEMAS = "SchemasByName";
const LIST = "ListOfSchemas";

/**
 * The keywords of a schema that contain schemas, in any version, because descriptions also use keywords of later
 * versions.
 */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "additionalItems contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties"
      .split(" ")
      .map((keyword) => [keyword, SCHEMA]),
  ),
  ...Object.fromEntries(["anyOf", "oneOf", "prefixItems"].map((keyword) => [keyword, LIST])),
  ...Object.fromEntries(
    ["$defs", "definitions", "dependentSchemas", "patternProperties"].map((keyword) => [
      keyword,
      SCHEMAS,
    ]),
  ),
};

/** Lets the library follow references in keywords that the description's own version does not have. */
export const schemaTypes: Redocly.Plugin = {
  id: "keywords-of-every-version",
  typeExtension: { oas2: withPlaces, oas3: withPlaces },
};

function withPlaces(types: Types): Types {
  const schema = types[SCHEMA];
  if (!schema) return types;
  return {
    ...types,
    [SCHEMA]: { ...schema, properties: { ...PLACES, ...schema.properties } },
    [SCHEMAS]: { properties: {}, additionalProperties: SCHEMA },
    [LIST]: { properties: {}, items: SCHEMA },
  };
}
