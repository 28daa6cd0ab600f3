import { wholeDocument } from "../../place/place.js";
import type { ResolvedOptions } from "../../options/resolve-options.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { createHtmlContext, type HtmlContext } from "../html/html-context.js";
import { dialectOf, type MarkdownDialect } from "./dialect.js";
import { RepeatBudget } from "../table/repeat-budget.js";

/** Losses caused by the dialect, reported once for the whole document. */
type LeftOut = "marks-left-out" | "direction-left-out" | "white-space-left-out";

/** The options that the Markdown writer uses. */
export type MarkdownOptions = Pick<
  ResolvedOptions,
  "labels" | "dialect" | "rawHtml" | "tables" | "spans" | "autolinks" | "imageSize"
>;

/** Context of the Markdown writer. */
export interface MarkdownContext {
  readonly warn: Warn;
  /** Whether to write a label that Markdown cannot generate as text. */
  readonly labels: "text" | "markdown";
  readonly dialect: MarkdownDialect;
  /** How to write tables that a pipe table cannot represent. */
  readonly tables: "html" | "pipe";
  /** Content for cells of pipe tables that are covered by merged cells. */
  readonly spans: "blank" | "repeat";
  readonly repeats: RepeatBudget;
  /** Whether to write an image with a size as HTML. */
  readonly sizesImages: boolean;
  readonly leftOut: Set<LeftOut>;
  /** Context for the parts that are written as HTML. It also records which footnotes are referenced there. */
  readonly html: HtmlContext;
}

/** Creates a context for writing one document. */
export function createMarkdownContext(warn: Warn, options: MarkdownOptions): MarkdownContext {
  const { labels, tables, spans, imageSize } = options;
  const dialect = dialectOf(options);
  const html = { ...createHtmlContext(warn), labelsAsText: labels === "text" };
  return {
    warn,
    labels,
    dialect,
    tables,
    spans,
    repeats: new RepeatBudget(),
    sizesImages: imageSize === "html" && dialect.html !== "none",
    leftOut: new Set(),
    html,
  };
}

/** Warns about losses that apply to the whole document. */
export function warnLeftOut({ leftOut, warn }: MarkdownContext): void {
  for (const code of leftOut) warn(code, { place: wholeDocument });
}
