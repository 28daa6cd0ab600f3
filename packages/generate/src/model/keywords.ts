/** Keywords with a numeric argument, the same in a document and in the model. */
export const NUMERIC_KEYWORDS = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
] as const;

/** A keyword with a numeric argument. */
export type NumericKeyword = (typeof NUMERIC_KEYWORDS)[number];

/** A keyword whose assertion about a value depends only on its argument. */
export type ScalarKeyword = NumericKeyword | "pattern";

/**
 * Whether a bound is beyond every number and so has no effect. Some tools write the largest number with so few digits
 * that it is parsed as infinity.
 */
export function isBoundless(keyword: string, value: unknown): boolean {
  return (
    (/^(max|exclusiveMax)/.test(keyword) && value === Infinity) ||
    (/^(m|exclusiveM)inimum$/.test(keyword) && value === -Infinity)
  );
}
