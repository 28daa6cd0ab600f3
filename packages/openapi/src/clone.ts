import { isObject } from "./json-object.js";

/**
 * A copy of JSON data that can be changed without changing the original. What stands in it more than once, as aliases of
 * YAML do, does so in the copy; what JSON has not, such as a function of a plug-in, is left out.
 */
export function cloneJson(value: unknown, known = new Map<object, unknown>()): unknown {
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  const copied = known.get(value);
  if (copied !== undefined) return copied;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (const item of value) list.push(cloneJson(item, known));
    return list;
  }
  const object = {};
  known.set(value, object);
  for (const [key, member] of Object.entries(value)) {
    const copy = cloneJson(member, known);
    if (copy !== undefined)
      Object.defineProperty(object, key, {
        value: copy,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return isObject(object) ? object : undefined;
}
