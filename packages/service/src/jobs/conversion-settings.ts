import type { ConvertOptions } from "@document-export/convert";
import { z } from "zod";

/** The options of the converter that are settings of a destination. */
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
 * How results look, as settings of a destination with the names and values of the converter's options. One that is not given
 * is the converter's default. The option `headers` is called `pageHeaders` here: `headers` of the kind `http` are those of
 * its requests.
 */
export const conversionSettingsSchema = z.object({
  /** How Markdown shows the numbers of lists: each label as in the document, or digits as Markdown numbers. */
  labels: z.enum(["text", "markdown"]).default("text"),
  /** Which items of checklists count as ticked. */
  checked: z.enum(["struck", "unknown"]).optional(),
  /** Headers and footers of pages; the default of the converter follows the format. */
  pageHeaders: z.enum(["keep", "omit"]).optional(),
  comments: z.enum(["omit", "keep"]).optional(),
  suggestions: z.enum(["mark", "accept", "reject"]).optional(),
  dialect: z.enum(["gfm", "commonmark", "mdx"]).optional(),
  rawHtml: z.boolean().optional(),
  /** How Markdown shows tables that a pipe table cannot. */
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

/** How results look, as options of the converter. */
export type ConversionSettings = Readonly<Pick<ConvertOptions, SettingName>>;

/** The options of the converter in the settings of a destination, without its others. */
export function conversionSettingsOf(settings: unknown): ConversionSettings {
  const { pageHeaders, ...options } = conversionSettingsSchema.parse(settings);
  return { ...options, ...(pageHeaders !== undefined && { headers: pageHeaders }) };
}
