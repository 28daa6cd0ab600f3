import { convertDocument, type ConvertOptions, type Conversion } from "../../../src/index.js";

/** Result for the content of a report: kept without loss, kept with a warning about a loss, or not in the JSON. */
export type Outcome = "kept" | "kept with a warning" | "not possible";

/** A problem that people report of other converters, and a conversion that shows what happens here. */
export interface Report {
  readonly outcome: Outcome;
  readonly convert: () => Conversion;
  /** Text that the output must contain. */
  readonly expected: string | RegExp;
}

/** Reports by their row in the README. */
export type Reports = Readonly<Record<string, Report>>;

/** Returns a report that converts `document` with `options`, to Markdown by default. */
export function report(
  outcome: Outcome,
  document: object,
  expected: string | RegExp,
  options: Partial<ConvertOptions> = {},
): Report {
  const convert = () => convertDocument(document, { format: "markdown", ...options });
  return { outcome, convert, expected };
}
