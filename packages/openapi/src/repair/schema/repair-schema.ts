import { isObject, type JsonObject } from "../../json-object.js";
import { child, pointerOf, valueAt } from "../../json-pointer.js";
import { findTarget, noteUnresolved } from "../repair-reference.js";
import { show, type Repair } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";
import { repairBounds } from "./repair-bounds.js";
import { repairClosed } from "./repair-closed.js";
import { repairDrafts } from "./repair-drafts.js";
import { repairDynamic } from "./repair-dynamic.js";
import { repairNullable } from "./repair-nullable.js";
import { repairPatterns } from "./repair-patterns.js";
import { repairRequired } from "./repair-required.js";
import { repairTypes, readTypeName } from "./repair-types.js";
import { repairValues } from "./repair-values.js";

// Old keywords are renamed first, because the later rules only know the names of 2020-12.
const RULES: readonly SchemaRule[] = [
  repairDrafts,
  repairDynamic,
  repairTypes,
  repairRequired,
  repairBounds,
  repairPatterns,
  repairValues,
  repairNullable,
  repairClosed,
];

/**
 * Repairs a schema by the rules of JSON Schema 2020-12, before its keywords are repaired one by one. Returns `true` if
 * the value cannot be read.
 */
export function repairSchema(value: unknown, pointer: string, repair: Repair): JsonObject | true {
  if (!isObject(value)) return repairNonSchema(value, pointer, repair);
  for (const rule of RULES) rule(value, pointer, repair);
  repairReferenceOf(value, pointer, repair);
  return value;
}

/**
 * Repairs a value that is not a schema: the name of a type becomes a schema with that type, and anything else has no
 * effect.
 */
function repairNonSchema(value: unknown, pointer: string, repair: Repair): JsonObject | true {
  const type = typeof value === "string" ? readTypeName(value) : undefined;
  repair.note(pointer, {
    kind: value === null ? "null-value" : "wrong-value",
    found: `expected a schema, got ${show(value)}`,
    read: type ? `it is read as \`type: ${String(type.type)}\`` : "any value is allowed",
    fix: "Write an object, `true` or `false`",
  });
  return type ?? true;
}

function repairReferenceOf(schema: JsonObject, pointer: string, repair: Repair): void {
  repairReferenceToOther(schema, pointer, repair);
  if (schema.$ref === undefined) return;
  const target = findTarget(schema.$ref, "schema", repair);
  const value = target === undefined ? undefined : valueAt(repair.document, target);
  if (isObject(value) || typeof value === "boolean") return;
  noteUnresolved(schema.$ref, child(pointer, "$ref"), "any value is allowed", repair);
  delete schema.$ref;
}

const COMPONENTS =
  /^\/components\/(?:parameters|headers|responses|requestBodies|mediaTypes)\/[^/]+$/;

/** Redirects a reference to a parameter, a body or a similar object to the schema that this object contains. */
function repairReferenceToOther(schema: JsonObject, pointer: string, repair: Repair): void {
  const { $ref } = schema;
  const target = typeof $ref === "string" ? pointerOf($ref, repair.document) : undefined;
  if (target === undefined || !COMPONENTS.test(target)) return;
  const { content } = repair.resolve(schema, target)?.value ?? {};
  const [mediaType = ""] = Object.keys(isObject(content) ? content : {});
  const own = mediaType === "" ? target : child(child(target, "content"), mediaType);
  const found = child(own, "schema");
  const isThere = isObject(valueAt(repair.document, found));
  repair.note(child(pointer, "$ref"), {
    kind: "reference-to-no-schema",
    found: `\`$ref: ${String($ref)}\` refers to something that is not a schema`,
    read: isThere ? "the schema there is read" : "any value is allowed",
    fix: "Refer to a schema under `components.schemas`",
  });
  if (isThere) schema.$ref = `#${encodeURI(found)}`;
  else delete schema.$ref;
}
