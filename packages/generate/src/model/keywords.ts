/** Keywords whose argument is a number, as they stand in a document and in the model. */
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
