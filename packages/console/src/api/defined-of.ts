/** Returns an object without its undefined members and empty lists. */
export function definedOf<T extends object>(
  object: T,
): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const entries = Object.entries(object).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as { [Name in keyof T]: Exclude<T[Name], undefined> };
}
