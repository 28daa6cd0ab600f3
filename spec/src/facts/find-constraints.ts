import { isObject, type JsonObject } from "../json-object.ts";
import { escape } from "./finding.ts";

/** Keywords that make a value wrong, and so must rest on a fact or on a decision. */
const constraining = new Set([
  "type",
  "format",
  "enum",
  "const",
  "default",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "additionalProperties",
]);

/** Members whose content asserts nothing. */
const silent = new Set([
  "examples",
  "example",
  "description",
  "summary",
  "tags",
  "x-decision",
  "encoding",
  "info",
  "servers",
  "securitySchemes",
  "discriminator",
]);

/** What a node is: a schema, a map of schemas, a map of other named things, or anything else. */
type Kind = "schema" | "schemaMap" | "nameMap" | "object";

const schemaMaps = new Set(["schemas", "properties", "patternProperties"]);
const nameMaps = new Set([
  "paths",
  "webhooks",
  "components",
  "parameters",
  "responses",
  "requestBodies",
  "headers",
  "callbacks",
  "content",
]);
const schemaMembers = new Set([
  "schema",
  "items",
  "additionalProperties",
  "oneOf",
  "anyOf",
  "allOf",
  "not",
]);

/** Every constraint of the bundle that no `x-decision` names, as `pointer#keyword`. */
export function findUndecidedConstraints({ paths, webhooks, components }: JsonObject): string[] {
  return walk({ paths, webhooks, components }, "", "object");
}

function walk(node: unknown, pointer: string, kind: Kind): string[] {
  if (Array.isArray(node)) {
    const itemKind = kind === "nameMap" ? "object" : kind;
    return node.flatMap((item, index) => walk(item, `${pointer}/${index}`, itemKind));
  }
  if (!isObject(node) || decisionsOf(node)["*"] !== undefined) return [];
  const isMap = kind === "schemaMap" || kind === "nameMap";
  const own = isMap
    ? []
    : kind === "schema"
      ? schemaConstraints(node, pointer)
      : holderConstraints(node, pointer);
  const nested = Object.entries(node)
    // What a decision names, it names with all that is inside.
    .filter(([key]) => key !== "examples" || kind === "schemaMap")
    .filter(([key]) => isMap || !(silent.has(key) || key in decisionsOf(node)))
    .flatMap(([key, value]) => walk(value, `${pointer}/${escape(key)}`, kindOf(key, kind)));
  return [...own, ...nested];
}

function schemaConstraints(node: JsonObject, pointer: string): string[] {
  const decided = decisionsOf(node);
  const keywords = Object.keys(node).filter(
    (keyword) => constraining.has(keyword) && !(keyword in decided),
  );
  const required =
    Array.isArray(node.required) && !("required" in decided)
      ? node.required.map((name) => `required/${String(name)}`)
      : [];
  return [...keywords, ...required].map((keyword) => `${pointer}#${keyword}`);
}

/** Parameters, statuses and media types. */
function holderConstraints(node: JsonObject, pointer: string): string[] {
  const decided = decisionsOf(node);
  const parameter =
    typeof node.in === "string" && typeof node.name === "string" ? [`${pointer}#parameter`] : [];
  const statuses = Object.keys(isObject(node.responses) ? node.responses : {})
    .filter((status) => status !== "x-decision" && !(status in decisionsOf(node.responses)))
    .map((status) => `${pointer}/responses#${status}`);
  const mediaTypes = Object.keys(
    isObject(node.content) && !("content" in decided) ? node.content : {},
  ).map((mediaType) => `${pointer}/content#${mediaType}`);
  return [...parameter, ...statuses, ...mediaTypes];
}

function kindOf(key: string, kind: Kind): Kind {
  if (kind === "schemaMap") return "schema";
  if (kind === "nameMap")
    return nameMaps.has(key) || schemaMaps.has(key) ? kindOf(key, "object") : "object";
  if (schemaMaps.has(key)) return "schemaMap";
  if (schemaMembers.has(key)) return "schema";
  return nameMaps.has(key) ? "nameMap" : "object";
}

function decisionsOf(node: unknown): JsonObject {
  const map = isObject(node) ? node["x-decision"] : undefined;
  return isObject(map) ? map : {};
}
