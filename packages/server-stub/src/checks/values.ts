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

/** Whether `value` is a number that JSON can hold. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Whether `value` is a string. */
export function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether `value` is true or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Whether `value` is null. */
export function isNull(value: unknown): value is null {
  return value === null;
}

/** Whether `value` is a number without a fraction (JSON Schema, 6.1.1). */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Whether `value` fits 32 bits, signed (OpenAPI format registry, `int32`). */
export function isInt32(value: unknown): value is number {
  return typeof value === "number" && (value | 0) === value;
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
