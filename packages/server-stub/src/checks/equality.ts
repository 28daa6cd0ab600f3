import { isObject } from "./values.js";

/** Returns true if two JSON values are equal, regardless of the order of members. */
export function equals(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => equals(item, right[index]));
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && equals(left[name], right[name]))
  );
}

/** Returns true if all items are distinct. Runs in linear time, because the caller determines their number. */
export function isUnique(items: readonly unknown[]): boolean {
  return new Set(items.map(identity)).size === items.length;
}

/** Returns a value that is the same only for equal items: a scalar itself, a text for anything else. */
function identity(item: unknown): unknown {
  if (typeof item === "string") return `"${item}`;
  return typeof item === "object" && item !== null ? canonical(item) : item;
}

/** Serializes a value as JSON with sorted member names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "bigint") return String(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join()}}`;
}
