/** A check that asserts nothing. */
export function anything(): void {}

/** Whether `value` is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of the object itself, never one that it inherits. */
export function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether `value` is a number without a fraction (JSON Schema, 6.1.1). */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Whether `value` fits 32 bits, signed (OpenAPI format registry, `int32`). */
export function isInt32(value: number): boolean {
  return (value | 0) === value;
}

/** Whether `value` is a multiple of `divisor`, rounding of decimal fractions aside. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return (
    Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.max(1, Math.abs(quotient))
  );
}

/** The number of characters as JSON Schema counts them: code points (JSON Schema Validation, 6.3.1). */
export function lengthOf(value: string): number {
  let length = value.length;
  for (let index = 0; index < value.length - 1; index += 1) {
    if (isPairAt(value, index)) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

function isPairAt(value: string, index: number): boolean {
  return (
    (value.charCodeAt(index) & 0xfc00) === 0xd800 &&
    (value.charCodeAt(index + 1) & 0xfc00) === 0xdc00
  );
}

/** Whether two JSON values are equal, whatever the order of members. */
export function equals(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || (left === 0 && right === 0)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => equals(item, right[index]));
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && equals(left[name], right[name]))
  );
}

/** Whether no two items are equal. */
export function isUnique(items: readonly unknown[]): boolean {
  if (items.every((item) => typeof item !== "object" || item === null))
    return new Set(items).size === items.length;
  return items.every((item, index) => !items.slice(index + 1).some((other) => equals(item, other)));
}
