import type { ResolvedOptions } from "../options/resolve-options.js";

/** The options that the parser follows. */
export type ParseOptions = Pick<
  ResolvedOptions,
  | "tab"
  | "suggestions"
  | "headingShift"
  | "styles"
  | "skip"
  | "detect"
  | "toc"
  | "comments"
  | "images"
  | "output"
>;
