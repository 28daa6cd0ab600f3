/**
 * Throws a TypeError that names the place of a wrong value, what was expected, and the value as formatted by `show`.
 */
export function refuse<Value>(
  place: string,
  expected: string,
  value: Value,
  show: (value: Value) => string,
): never {
  throw new TypeError(`${place}: expected ${expected}, got ${show(value)}`);
}
