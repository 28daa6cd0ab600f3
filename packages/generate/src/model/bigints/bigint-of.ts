const MIN = -(2n ** 63n);
const MAX = 2n ** 64n - 1n;

/**
 * The integer that a value of a description is, undefined for anything else. A description is read as numbers: the greatest
 * integers of 64 bits are one more there, and are taken back.
 */
export function bigintOf(value: unknown): bigint | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
  const whole = BigInt(value);
  if (whole === 2n ** 63n) return whole - 1n;
  return whole < MIN ? MIN : whole > MAX ? MAX : whole;
}
