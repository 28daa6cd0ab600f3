/** Keywords whose argument is a number, as they are in a document and in the model. */
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

/** A keyword whose argument is a number. */
export type NumericKeyword = (typeof NUMERIC_KEYWORDS)[number];

/** A keyword that asserts something of one value by its argument alone. */
export type ScalarKeyword = NumericKeyword | "pattern";

/**
 * Whether a bound is past every number, and so asserts nothing: some tools write the largest number with so few digits
 * that it is read as infinite.
 */
export function isBoundless(keyword: string, value: unknown): boolean {
  return (
    (/^(max|exclusiveMax)/.test(keyword) && value === Infinity) ||
    (/^(m|exclusiveM)inimum$/.test(keyword) && value === -Infinity)
  );
}
