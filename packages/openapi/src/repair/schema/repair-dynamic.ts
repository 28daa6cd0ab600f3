import { isObject, type JsonObject } from "../../json-object.js";
import { child, keysOf, valueAt } from "../../json-pointer.js";
import type { Repair } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/**
 * Converts `$recursiveRef` and `$dynamicRef` to the equivalent `$ref`, if no other schema can extend their target, as
 * is the case inside a single description.
 */
export const repairDynamic: SchemaRule = (schema, pointer, repair) => {
  if (typeof schema.$recursiveRef === "string")
    replace("$recursiveRef", outermost(pointer, repair), schema, pointer, repair);
  if (typeof schema.$dynamicRef === "string")
    replace("$dynamicRef", anchorOf(schema.$dynamicRef, repair), schema, pointer, repair);
  delete schema.$recursiveAnchor;
  delete schema.$recursiveRef;
};

function replace(
  keyword: string,
  target: string | undefined,
  schema: JsonObject,
  pointer: string,
  repair: Repair,
): void {
  const said = schema[keyword];
  delete schema[keyword];
  if (target !== undefined && schema.$ref === undefined) schema.$ref = target;
  repair.note(child(pointer, keyword), {
    kind: "dynamic-reference",
    found: `\`${keyword}: ${String(said)}\` depends on where the schema is used`,
    read: target === undefined ? "any value is allowed" : `it is read as \`$ref: ${target}\``,
    fix: "Write a `$ref` to the intended schema",
  });
}

/**
 * Returns the outermost schema around a place with a `$recursiveAnchor`, else the component that contains the place.
 */
function outermost(pointer: string, { document }: Repair): string | undefined {
  const keys = keysOf(pointer);
  for (let count = 1; count < keys.length; count++) {
    const around = keys.slice(0, count).reduce<string>(child, "");
    const value = valueAt(document, around);
    if (isObject(value) && value.$recursiveAnchor === true) return referenceTo(around);
  }
  const [components, schemas, name] = keys;
  return components === "components" && schemas === "schemas" && name !== undefined
    ? referenceTo([components, schemas, name].reduce<string>(child, ""))
    : undefined;
}

/** Returns the schema with a `$dynamicAnchor` of that name, if there is exactly one in the description. */
function anchorOf(reference: string, { document }: Repair): string | undefined {
  if (!reference.startsWith("#")) return undefined;
  if (reference.startsWith("#/")) return reference;
  const found = anchorsIn(document, reference.slice(1), "");
  return found.length === 1 && found[0] !== undefined ? referenceTo(found[0]) : undefined;
}

function anchorsIn(value: unknown, name: string, pointer: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const here =
    isObject(value) && (value.$dynamicAnchor === name || value.$anchor === name) ? [pointer] : [];
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, member]) =>
      anchorsIn(member, name, child(pointer, key)),
    ),
  ];
}

/** Returns a reference to a place, encoded for a URL (RFC 6901, 6). */
function referenceTo(pointer: string): string {
  return `#${keysOf(pointer)
    .map((key) => child("", key).slice(1))
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join("")}`;
}
