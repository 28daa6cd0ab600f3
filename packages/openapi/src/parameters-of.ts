import type { JsonObject } from "./json-object.js";

/** Returns the parameters of a path item or an operation; none if it has no list of them. */
export function parametersOf({ parameters }: JsonObject): readonly unknown[] {
  return Array.isArray(parameters) ? parameters : [];
}
