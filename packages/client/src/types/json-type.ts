/** Whether a value has a JSON type, or one of several joined by `|`; `value` matches anything but undefined. */
export function isOfType(types: string, value: unknown): boolean {
  return (
    types.includes(typeOf(value)) ||
    (types.includes("value") && value !== undefined) ||
    (types.includes("integer") && Number.isInteger(value))
  );
}

/** Returns the type name of a value: like `typeof`, plus `null` and `array`. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === "object";
}

/** Returns names of JSON types in words: `an integer or null`. */
export function inWords(types: readonly string[]): string {
  return types
    .map((type) => (type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`))
    .join(" or ");
}
