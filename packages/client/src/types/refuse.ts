/** Throws a TypeError that says where a value is not what was expected, and what came as `show` has it. */
export function refuse<Value>(
  place: string,
  expected: string,
  value: Value,
  show: (value: Value) => string,
): never {
  throw new TypeError(`${place}: expected ${expected}, got ${show(value)}`);
}
