/** Accepts every value: the check of a schema without constraints. */
export function anything(): void {}

/** Returns true if `value` is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own member of an object, never an inherited one. */
export function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns true if `value` is a number that JSON can represent. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Returns true if `value` is a string. */
export function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** Returns true if `value` is true or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Returns true if `value` is null. */
export function isNull(value: unknown): value is null {
  return value === null;
}

/** Returns true if `value` is a number without a fraction (JSON Schema, 6.1.1). */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Returns true if `value` is a bigint, whatever its size. */
export function isBigint(value: unknown): value is bigint {
  return typeof value === "bigint";
}

/** Returns true if `value` fits in a signed 64-bit integer (OpenAPI format registry, `int64`). */
export function isInt64(value: number | bigint): boolean {
  if (typeof value === "bigint") return BigInt.asIntN(64, value) === value;
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** Returns true if `value` fits in an unsigned 64-bit integer (OpenAPI format registry, `uint64`). */
export function isUint64(value: number | bigint): boolean {
  if (typeof value === "bigint") return BigInt.asUintN(64, value) === value;
  return Number.isInteger(value) && value >= 0 && value < 2 ** 64;
}

/** Returns true if `value` fits in a signed 32-bit integer (OpenAPI format registry, `int32`). */
export function isInt32(value: unknown): value is number {
  return typeof value === "number" && (value | 0) === value;
}
