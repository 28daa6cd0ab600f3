import { z } from "zod";

/** Maximum number of taxonomies that a connection may name, and of `meta` fields. */
export const MAX_TAXONOMIES = 20;
export const MAX_META = 50;
/** Maximum length of each of these names, and of the name of an author, a page or a template, in characters. */
const MAX_NAME = 200;

const nameSchema = z.string().min(1).max(MAX_NAME);

/** Returns the schema of comma-separated names, as the command and the console pass them. */
const namesSchema = (max: number) =>
  z
    .string()
    .max(max * MAX_NAME)
    .refine((text) => namesIn(text).length <= max, `Must be at most ${max} names`)
    .default("");

/** Splits comma-separated names. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/**
 * Properties of a post other than its text. Each except `taxonomies` and `meta` is also a field, which overrides the
 * setting.
 */
export const postSettings = {
  /** Image that themes show above a post: none, the first image of the document, or the one that this field names. */
  featuredImage: nameSchema.default("none"),
  /** Login name (as in addresses of the site) or id of the author. */
  author: nameSchema.optional(),
  /** Slug or id of the parent page. */
  parent: nameSchema.optional(),
  /** File name of a theme template. */
  template: nameSchema.optional(),
  /** True to pin a post to the top of the site. */
  sticky: z
    .boolean()
    .or(z.stringbool({ truthy: ["true"], falsy: ["false"] }))
    .optional(),
  /** `open` if visitors can comment on a post. */
  commentStatus: z.enum(["open", "closed"]).optional(),
  /**
   * Names of taxonomies other than categories and tags. A field with such a name contains the terms, separated by
   * commas.
   */
  taxonomies: namesSchema(MAX_TAXONOMIES),
  /** Names of registered `meta` fields. A field with such a name contains the value. */
  meta: namesSchema(MAX_META),
};

const settingsSchema = z.object(postSettings);

/** Properties of a post other than its text. */
export type PostSettings = z.output<typeof settingsSchema>;
