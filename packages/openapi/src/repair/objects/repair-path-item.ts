import { isObject, type JsonObject } from "../../json-object.js";
import { child, valueAt } from "../../json-pointer.js";
import { findTarget, noteUnresolved } from "../repair-reference.js";
import { put } from "../repair.js";
import { cloneJson } from "../../clone.js";
import type { ObjectRule } from "../object-rule.js";

const METHODS = new Set("get put post delete options head patch trace query".split(" "));

/** Repairs a path item: includes the target of its `$ref`, and converts methods in upper case. */
export const repairPathItem: ObjectRule = (item, pointer, repair) => {
  for (const [key, value] of Object.entries(item)) {
    const method = key.toLowerCase();
    if (key === method || !METHODS.has(method) || method in item) continue;
    repair.note(child(pointer, key), {
      kind: "method-in-capitals",
      found: `the method \`${key}\` is in capitals`,
      read: `it is read as \`${method}\``,
      fix: `Write \`${method}\``,
    });
    delete item[key];
    put(item, method, value);
  }
  if (item.$ref === undefined) return undefined;
  const target = findTarget(item.$ref, "pathItem", repair);
  const there = target === undefined ? undefined : valueAt(repair.document, target);
  const { $ref, ...beside } = item;
  if (!isObject(there) || there.$ref !== undefined) {
    delete item.$ref;
    noteUnresolved($ref, child(pointer, "$ref"), "only the members next to it are used", repair);
    return undefined;
  }
  const members = Object.keys(beside).filter((key) => key !== "summary" && key !== "description");
  if (members.length > 0) joinBeside(item, there);
  for (const member of members)
    repair.note(child(pointer, member), {
      kind: "beside-reference",
      found: `\`${member}\` is next to \`$ref: ${String($ref)}\``,
      read: "it is merged with the target of the reference, and overrides it",
      fix: "Move it to the target of the reference",
    });
  return undefined;
};

function joinBeside(item: JsonObject, there: JsonObject): void {
  delete item.$ref;
  for (const [key, value] of Object.entries(cloneJson(there) as JsonObject))
    if (!Object.hasOwn(item, key)) put(item, key, value);
}
