import type { ResolvedOptions } from "../options/resolve-options.js";

/** The options that the parser follows. */
export type ParseOptions = Pick<
  ResolvedOptions,
  | "format"
  | "rawHtml"
  | "tab"
  | "suggestions"
  | "headingShift"
  | "styles"
  | "skip"
  | "toc"
  | "images"
  | "output"
>;
