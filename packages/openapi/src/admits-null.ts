import { isObject, type JsonObject } from "./json-object.js";
import { pointerOf, valueAt } from "./json-pointer.js";

/** Maximum number of schemas to visit: the number of paths through circular alternatives grows exponentially. */
const MAX_VISITS = 1_000;

/** Returns true if null conforms to a schema of OpenAPI 3.0, whose `nullable` may already be converted. */
export function admitsNull(
  schema: unknown,
  document: JsonObject,
  budget = { left: MAX_VISITS },
): boolean {
  if (!isObject(schema)) return schema !== false;
  budget.left -= 1;
  if (budget.left < 0) return false;
  const { $ref, type, enum: values, allOf, anyOf, oneOf, not } = schema;
  const admits = (one: unknown) => admitsNull(one, document, budget);
  if (typeof $ref === "string") {
    const pointer = pointerOf($ref, document);
    return pointer !== undefined && admits(valueAt(document, pointer));
  }
  if (schema.nullable !== true && type !== undefined && ![type].flat().includes("null"))
    return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  if (Array.isArray(allOf) && !allOf.every(admits)) return false;
  if (Array.isArray(anyOf) && !anyOf.some(admits)) return false;
  if (Array.isArray(oneOf) && oneOf.filter(admits).length !== 1) return false;
  return not === undefined || !admits(not);
}
