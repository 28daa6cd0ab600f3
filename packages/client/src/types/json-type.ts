/** Whether a value is of a JSON type by its name; `any` is every one. */
export function isOfType(type: string, value: unknown): boolean {
  return TYPES[type]?.(value) ?? typeof value === type;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
  integer: Number.isInteger,
};

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names of JSON types in words: `an integer or null`. */
export function inWords(types: readonly string[]): string {
  return types.map(withArticle).join(" or ");
}

function withArticle(type: string): string {
  if (type === "null") return type;
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}
