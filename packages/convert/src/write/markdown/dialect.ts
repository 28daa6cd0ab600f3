import type { ResolvedOptions } from "../../options/resolve-options.js";

/** What a dialect of Markdown has. */
export interface MarkdownDialect {
  /** Pipe tables, struck-through text and footnotes, as in GitHub Flavored Markdown. */
  readonly isGfm: boolean;
  /** Whether braces and angle brackets in text, and lines that begin with `import` or `export`, have a meaning. */
  readonly isMdx: boolean;
  /** How what Markdown has no syntax for is written. */
  readonly html: "html" | "jsx" | "none";
}

/** The dialect that the options ask for. */
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
