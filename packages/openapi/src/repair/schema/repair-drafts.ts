import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, type Repair } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/** Supported values of `$schema`: JSON Schema 2020-12, by itself or as OpenAPI's base dialect. */
const DIALECTS =
  /^https?:\/\/(json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.\d\/dialect\/[\w-]+)#?$/;

/** Converts keywords of earlier JSON Schema drafts and of other tools to 2020-12. */
export const repairDrafts: SchemaRule = (schema, pointer, repair) => {
  repairDialect(schema, "$schema", pointer, repair);
  if (typeof schema.$id === "string")
    noteDraft(
      "$id",
      "references relative to it are not followed",
      "it is ignored",
      "Refer to schemas by their place in the description, and remove it",
    );
  if (Array.isArray(schema.items)) {
    noteDraft(
      "items",
      "a list of schemas belongs to an earlier draft",
      "it is read as `prefixItems`",
      "Write `prefixItems`",
    );
    schema.prefixItems = schema.items;
    delete schema.items;
    if (schema.additionalItems !== undefined) schema.items = schema.additionalItems;
  }
  delete schema.additionalItems;
  if (isObject(schema.dependencies)) {
    noteDraft(
      "dependencies",
      "it belongs to an earlier draft",
      "it is read as `dependentRequired` and `dependentSchemas`",
      "Write these keywords",
    );
    readDependencies(schema, schema.dependencies);
  }
  delete schema.dependencies;
  if (typeof schema.discriminator === "string") {
    noteDraft(
      "discriminator",
      "a name instead of an object belongs to Swagger 2.0",
      "it is read as `propertyName`",
      "Write an object with `propertyName`",
    );
    schema.discriminator = { propertyName: schema.discriminator };
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const list = schema[keyword];
    if (!Array.isArray(list) || list.length > 0) continue;
    noteDraft(keyword, "the list is empty", "it is ignored", "Remove it, or list schemas");
    delete schema[keyword];
  }

  function noteDraft(keyword: string, found: string, read: string, fix: string): void {
    repair.note(child(pointer, keyword), {
      kind: "earlier-draft",
      found: `\`${keyword}\`: ${found}`,
      read,
      fix,
    });
  }
};

/** Notes a schema dialect, of one schema or of all, in which the same keywords have another meaning. */
export function repairDialect(
  object: JsonObject,
  member: string,
  pointer: string,
  repair: Repair,
): void {
  const dialect = object[member];
  if (typeof dialect !== "string" || DIALECTS.test(dialect)) return;
  delete object[member];
  repair.note(child(pointer, member), {
    kind: "dialect",
    found: `the dialect \`${dialect}\` is not JSON Schema 2020-12`,
    read: "keywords are read as in 2020-12, and those of earlier drafts are converted",
    fix: "Write the schemas in JSON Schema 2020-12, and remove this",
  });
}

function readDependencies(schema: JsonObject, dependencies: JsonObject): void {
  const required: JsonObject = {};
  const schemas: JsonObject = {};
  for (const [name, rule] of Object.entries(dependencies))
    put(Array.isArray(rule) ? required : schemas, name, rule);
  if (Object.keys(required).length > 0) schema.dependentRequired = required;
  if (Object.keys(schemas).length > 0) schema.dependentSchemas = schemas;
}
