import type { ResolvedOptions } from "../../options/resolve-options.js";

/** Features of a Markdown dialect. */
export interface MarkdownDialect {
  /** Whether the dialect has pipe tables, strikethrough and footnotes, as in GitHub Flavored Markdown. */
  readonly isGfm: boolean;
  /**
   * Whether braces and angle brackets in text, and lines that start with `import` or `export`, have a special meaning.
   */
  readonly isMdx: boolean;
  /** How to write content that has no Markdown syntax. */
  readonly html: "html" | "jsx" | "none";
}

/** Returns the dialect that the options select. */
export function dialectOf({
  dialect,
  rawHtml,
}: Pick<ResolvedOptions, "dialect" | "rawHtml">): MarkdownDialect {
  const isMdx = dialect === "mdx";
  return {
    isGfm: dialect !== "commonmark",
    isMdx,
    html: rawHtml ? (isMdx ? "jsx" : "html") : "none",
  };
}
