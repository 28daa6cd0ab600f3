import { isObject, type JsonObject } from "./json-object.ts";

/** The member that names the decisions behind the keywords next to it. */
export const DECISIONS = "x-decision";

/** Returns the decisions that an object of the contract names, by keyword; empty if it names none. */
export function decisionsOf(node: unknown): JsonObject {
  const decisions = isObject(node) ? node[DECISIONS] : undefined;
  return isObject(decisions) ? decisions : {};
}
