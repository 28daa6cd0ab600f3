/** The glyph before the items of a list. */
export type ListMarker =
  | "bullet"
  | "none"
  | "decimal"
  | "zero-decimal"
  | "lower-alpha"
  | "upper-alpha"
  | "lower-roman"
  | "upper-roman";
