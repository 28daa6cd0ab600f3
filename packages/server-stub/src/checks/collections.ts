/** Returns true if all items starting at `from` pass a test. */
export function every(
  items: readonly unknown[],
  test: (item: unknown) => boolean,
  from = 0,
): boolean {
  for (let index = from; index < items.length; index += 1) if (!test(items[index])) return false;
  return true;
}

/** Returns the number of items that pass a test. */
export function count(items: readonly unknown[], test: (item: unknown) => boolean): number {
  let passing = 0;
  for (const item of items) if (test(item)) passing += 1;
  return passing;
}

/** Returns true if all members pass a test; undefined members count as absent, as in JSON. */
export function everyMember(
  value: Readonly<Record<string, unknown>>,
  test: (name: string, member: unknown, value: Readonly<Record<string, unknown>>) => boolean,
): boolean {
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member !== undefined && !test(name, member, value)) return false;
  }
  return true;
}

/** Returns the number of members; undefined members count as absent. */
export function sizeOf(value: Readonly<Record<string, unknown>>): number {
  return count(Object.values(value), (member) => member !== undefined);
}
