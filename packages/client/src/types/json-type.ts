/** Whether a value is of a JSON type by its name, or of one of several joined by `|`; `value` is any that is there. */
export function isOfType(types: string, value: unknown): boolean {
  return (
    types.includes(typeOf(value)) ||
    (types.includes("value") && value !== undefined) ||
    (types.includes("integer") && Number.isInteger(value))
  );
}

/** The name of what a value is: `null` and `array` beside those of `typeof`. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === "object";
}

/** Names of JSON types in words: `an integer or null`. */
export function inWords(types: readonly string[]): string {
  return types
    .map((type) => (type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`))
    .join(" or ");
}
