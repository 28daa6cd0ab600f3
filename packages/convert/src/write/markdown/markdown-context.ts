import { wholeDocument } from "../../place/place.js";
import type { ResolvedOptions } from "../../options/resolve-options.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { createHtmlContext, type HtmlContext } from "../html/html-context.js";
import { dialectOf, type MarkdownDialect } from "./dialect.js";
import { RepeatBudget } from "../table/repeat-budget.js";

/** What the dialect of the output cannot show, reported once for the whole document. */
type LeftOut = "marks-left-out" | "direction-left-out" | "white-space-left-out";

/** The options that the Markdown writer follows. */
export type MarkdownOptions = Pick<
  ResolvedOptions,
  "labels" | "dialect" | "rawHtml" | "tables" | "spans" | "autolinks" | "imageSize"
>;

/** Context of the Markdown writer. */
export interface MarkdownContext {
  readonly warn: Warn;
  /** Whether a label that Markdown cannot number is written as text. */
  readonly labels: "text" | "markdown";
  readonly dialect: MarkdownDialect;
  /** How tables are written that a pipe table cannot show. */
  readonly tables: "html" | "pipe";
  /** What is in the cells of pipe tables that merged cells cover. */
  readonly spans: "blank" | "repeat";
  readonly repeats: RepeatBudget;
  /** Whether an image with a size is written as HTML. */
  readonly sizesImages: boolean;
  readonly leftOut: Set<LeftOut>;
  /** For the parts that are written as HTML; it also records which footnotes have references there. */
  readonly html: HtmlContext;
}

/** A context for writing one document. */
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

/** Warns about what was left out everywhere. */
export function warnLeftOut({ leftOut, warn }: MarkdownContext): void {
  for (const code of leftOut) warn(code, { place: wholeDocument });
}
