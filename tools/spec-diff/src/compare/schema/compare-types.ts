import type { JsonObject } from "@document-export/openapi";
import { type Finding, show } from "../../model/change.ts";

const ALL = ["null", "boolean", "object", "array", "number", "string"];

/** Compares the allowed types before and after; an integer is also a number. */
export function compareTypes(before: JsonObject, after: JsonObject): Finding[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const lost = old.filter((type) => !allows(now, type));
  const gained = now.filter((type) => !allows(old, type));
  if (lost.length === 0 && gained.length === 0) return [];
  const keyword = "type";
  const change = `the type was ${show(before["type"] ?? "any")} and is ${show(after["type"] ?? "any")}`;
  if (gained.length === 0)
    return [{ kind: "type-narrowed", effect: "narrowed", what: change, keyword }];
  if (lost.length === 0)
    return [{ kind: "type-widened", effect: "widened", what: change, keyword }];
  return [{ kind: "type-replaced", effect: "replaced", what: change, keyword }];
}

/** Returns true if no value can have both types, so that nothing else can be compared. */
export function areDisjoint(before: JsonObject, after: JsonObject): boolean {
  const [old, now] = [typesOf(before), typesOf(after)];
  return !old.some((type) => allows(now, type)) && !now.some((type) => allows(old, type));
}

/** Returns the types that a schema allows. */
export function typesOf({ type }: JsonObject): readonly string[] {
  return type === undefined ? ALL : [type].flat().map(String);
}

function allows(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}
