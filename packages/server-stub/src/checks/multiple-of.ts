/**
 * Returns true if `value` is a multiple of `divisor` (JSON Schema Validation, 6.2.1). Compares them as decimal numbers:
 * 0.3 is a multiple of 0.1, although their binary quotient is not an integer.
 */
export function isMultipleOf(value: number | bigint, divisor: number): boolean {
  if (typeof value === "number" && Number.isInteger(divisor)) return value % divisor === 0;
  const [left, right] = [decimalOf(value), decimalOf(divisor)];
  const exponent = Math.min(left.exponent, right.exponent);
  return scaled(left, exponent) % scaled(right, exponent) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Returns a number in its shortest decimal notation. */
function decimalOf(value: number | bigint): Decimal {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function scaled({ digits, exponent }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(exponent - target);
}
