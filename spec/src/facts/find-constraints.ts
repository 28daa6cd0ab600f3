import { DECISIONS, decisionsOf } from "../decisions-of.ts";
import { isObject, type JsonObject } from "../json-object.ts";
import { escape } from "./finding.ts";
import { undecidedKeywords, undecidedNames } from "./undecided-keywords.ts";

/** Members whose content constrains nothing. */
const SILENT = new Set([
  "example",
  "examples",
  "description",
  "summary",
  "tags",
  DECISIONS,
  "encoding",
  "servers",
  "securitySchemes",
  "discriminator",
]);

/** Kind of a node: a schema, a header, a container that only groups, any other object; or a map of these. */
type Kind = "schema" | "header" | "container" | "object" | MapKind;
type MapKind = "schemaMap" | "headerMap" | "nameMap";

const KIND_IN_MAP: Readonly<Record<MapKind, Kind>> = {
  schemaMap: "schema",
  headerMap: "header",
  nameMap: "object",
};

/** Kind of a member by its name; unlisted members are objects. */
const KINDS = new Map<string, Kind>([
  ...["schemas", "properties", "patternProperties", "dependentSchemas", "$defs"].map(
    (name) => [name, "schemaMap"] as const,
  ),
  ["components", "container"],
  ["headers", "headerMap"],
  ...["paths", "webhooks", "parameters", "responses", "requestBodies", "callbacks", "content"].map(
    (name) => [name, "nameMap"] as const,
  ),
  ...["schema", "items", "additionalProperties", "oneOf", "anyOf", "allOf", "not", "contains"].map(
    (name) => [name, "schema"] as const,
  ),
]);

/** Returns every constraint of the bundle that no `x-decision` names, as `pointer#keyword`. */
export function findUndecidedConstraints({ paths, webhooks, components }: JsonObject): string[] {
  return walk({ paths, webhooks, components }, "", "container");
}

function walk(node: unknown, pointer: string, kind: Kind): string[] {
  if (Array.isArray(node)) {
    const itemKind = isMap(kind) ? KIND_IN_MAP[kind] : kind;
    return node.flatMap((item, index) => walk(item, `${pointer}/${index}`, itemKind));
  }
  if (!isObject(node) || "*" in decisionsOf(node)) return [];
  const nested = nestedKeys(node, kind).flatMap((key) =>
    walk(
      undecidedPart(node, key),
      `${pointer}/${escape(key)}`,
      isMap(kind) ? KIND_IN_MAP[kind] : kindOf(key),
    ),
  );
  return [...ownConstraints(node, pointer, kind), ...nested];
}

/** Returns a member to check further. A decision covers a schema member with its contents, but a status only itself. */
function undecidedPart(node: JsonObject, key: string): unknown {
  const map = node[key];
  if (kindOf(key) !== "schemaMap" || !isObject(map)) return map;
  return Object.fromEntries(undecidedNames(node, key).map((name) => [name, map[name]]));
}

function isMap(kind: Kind): kind is MapKind {
  return kind in KIND_IN_MAP;
}

function kindOf(key: string): Kind {
  return KINDS.get(key) ?? "object";
}

/** Returns the members to check further: a decision covers a keyword with its contents. */
function nestedKeys(node: JsonObject, kind: Kind): string[] {
  if (isMap(kind)) return Object.keys(node);
  const decided = decisionsOf(node);
  return Object.keys(node).filter((key) => !SILENT.has(key) && !(key in decided));
}

function ownConstraints(node: JsonObject, pointer: string, kind: Kind): string[] {
  if (isMap(kind) || kind === "container") return [];
  if (kind === "schema") return undecidedKeywords(node).map((keyword) => `${pointer}#${keyword}`);
  if (kind === "header") return node.$ref === undefined ? [`${pointer}#header`] : [];
  return holderConstraints(node, pointer);
}

/** Returns the constraints by parameters, bodies, statuses and media types. */
function holderConstraints(node: JsonObject, pointer: string): string[] {
  const decided = decisionsOf(node);
  const isParameter = typeof node.in === "string" && typeof node.name === "string";
  const hasBody = node.requestBody !== undefined && !("requestBody" in decided);
  return [
    ...(isParameter ? [`${pointer}#parameter`] : []),
    ...(hasBody ? [`${pointer}#requestBody`] : []),
    ...undecidedNames(node, "responses").map((status) => `${pointer}/responses#${status}`),
    ...undecidedNames(node, "content").map((mediaType) => `${pointer}/content#${mediaType}`),
  ];
}
