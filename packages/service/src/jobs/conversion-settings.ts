import type { ConvertOptions } from "@document-export/convert";
import { z } from "zod";

/** Converter options that are settings of a destination. */
type SettingName =
  | "labels"
  | "checked"
  | "headers"
  | "comments"
  | "suggestions"
  | "dialect"
  | "rawHtml"
  | "tables"
  | "spans"
  | "autolinks"
  | "imageSize"
  | "headingShift"
  | "cover";

/**
 * Formatting of results, as destination settings with the names and values of the converter's options. A setting that
 * is absent has the converter's default. The option `headers` is called `pageHeaders` here, because the kind `http`
 * uses `headers` for its requests.
 */
export const conversionSettingsSchema = z.object({
  /** How Markdown writes the numbers of lists: each label as in the document, or digits in Markdown's own numbering. */
  labels: z.enum(["text", "markdown"]).default("text"),
  /** Which checklist items count as checked. */
  checked: z.enum(["struck", "unknown"]).optional(),
  /**
   * `keep` to include page headers and footers, `omit` to leave them out; the converter's default depends on the
   * format.
   */
  pageHeaders: z.enum(["keep", "omit"]).optional(),
  comments: z.enum(["omit", "keep"]).optional(),
  suggestions: z.enum(["mark", "accept", "reject"]).optional(),
  dialect: z.enum(["gfm", "commonmark", "mdx"]).optional(),
  rawHtml: z.boolean().optional(),
  /** How Markdown writes tables that do not fit in a pipe table. */
  tables: z.enum(["html", "pipe"]).optional(),
  spans: z.enum(["blank", "repeat"]).optional(),
  autolinks: z.enum(["link", "escape"]).optional(),
  imageSize: z.enum(["omit", "html"]).optional(),
  headingShift: z.int().min(-5).max(5).optional(),
  cover: z.enum(["none", "first"]).optional(),
} satisfies {
  [Name in SettingName as Name extends "headers" ? "pageHeaders" : Name]: z.ZodType<
    ConvertOptions[Name]
  >;
});

/** Formatting of results, as options of the converter. */
export type ConversionSettings = Readonly<Pick<ConvertOptions, SettingName>>;

/** Picks the converter options from the settings of a destination. */
export function conversionSettingsOf(settings: unknown): ConversionSettings {
  const { pageHeaders, ...options } = conversionSettingsSchema.parse(settings);
  return { ...options, ...(pageHeaders !== undefined && { headers: pageHeaders }) };
}
