import { isObject, type JsonObject } from "@document-export/openapi";
import { follow, type Place, rawMember } from "../../model/place.ts";

/** Keywords that describe a value without constraining it. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "examples",
  "example",
  "$comment",
  "externalDocs",
  "xml",
  "contentMediaType",
  "contentEncoding",
]);

/** Returns true if a keyword constrains nothing: an annotation or an extension. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

const NOT_OWN = new Set(["default", "deprecated", "readOnly", "writeOnly"]);

/**
 * Converts a schema to a normal form for comparison: references are resolved and merged with their siblings, `true`
 * becomes an empty schema, `const` an `enum` of one value, and an `allOf` with one branch and a union with `null` are
 * simplified.
 */
export function normalize(place: Place): Place {
  const { value } = place;
  if (value === undefined || value === true) return { ...place, value: {} };
  if (value === false) return { ...place, value: { not: {} } };
  if (!isObject(value)) return { ...place, value: {} };
  if (typeof value["$ref"] === "string") return normalizeReference(place, value);
  return withEnum(unwrap(place, value));
}

function normalizeReference(place: Place, reference: JsonObject): Place {
  const { $ref: _, ...beside } = reference;
  const target = follow(place);
  if (isObject(target.value) && "$ref" in target.value) return { ...place, value: {} };
  const schema = normalize(target);
  return { ...schema, value: { ...(schema.value as JsonObject), ...beside } };
}

/** Merges a single `allOf` branch with its siblings, and a union of a schema and `null` into its type. */
function unwrap(place: Place, schema: JsonObject): Place {
  const { allOf, ...beside } = schema;
  if (Array.isArray(allOf) && allOf.length === 1 && hasOnlyAnnotations(beside)) {
    const branch = normalize(rawMember(rawMember(place, "allOf"), 0));
    return { ...branch, value: { ...(branch.value as JsonObject), ...beside } };
  }
  return unwrapNullable(place, schema) ?? place;
}

function unwrapNullable(place: Place, schema: JsonObject): Place | undefined {
  for (const keyword of ["anyOf", "oneOf"]) {
    const { [keyword]: branches, ...beside } = schema;
    if (!Array.isArray(branches) || branches.length !== 2 || !hasOnlyAnnotations(beside)) continue;
    const index = branches.findIndex((each) => !isNull(each));
    const branch = normalize(rawMember(rawMember(place, keyword), Math.max(index, 0)));
    const { type, ...rest } = branch.value as JsonObject;
    if (!branches.some(isNull) || type === undefined || "enum" in rest) continue;
    return { ...branch, value: { ...rest, type: [type, "null"].flat(), ...beside } };
  }
  return undefined;
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema["type"] === "null" && Object.keys(schema).length === 1;
}

function hasOnlyAnnotations(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => isAnnotation(keyword) || NOT_OWN.has(keyword));
}

function withEnum(place: Place): Place {
  const { const: only, ...rest } = place.value as JsonObject;
  return only === undefined ? place : { ...place, value: { ...rest, enum: [only] } };
}
