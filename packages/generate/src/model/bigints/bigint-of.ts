const MIN = -(2n ** 63n);
const MAX = 2n ** 64n - 1n;

/**
 * Returns an integer of a description as a bigint; undefined for other values. A description is parsed with numbers,
 * which round the largest 64-bit integers up by one; this is undone.
 */
export function bigintOf(value: unknown): bigint | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return undefined;
  const whole = BigInt(value);
  if (whole === 2n ** 63n) return whole - 1n;
  return whole < MIN ? MIN : whole > MAX ? MAX : whole;
}
