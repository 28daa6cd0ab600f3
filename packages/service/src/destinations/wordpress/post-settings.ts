import { z } from "zod";

/** How many taxonomies a connection may name, and how many fields of `meta`. */
export const MAX_TAXONOMIES = 20;
export const MAX_META = 50;
/** In characters, of one of their names and of a name of an author, a page or a template. */
const MAX_NAME = 200;

const nameSchema = z.string().min(1).max(MAX_NAME);

/** Names with commas between them, as the command and the console give them. */
const namesSchema = (max: number) =>
  z
    .string()
    .max(max * MAX_NAME)
    .refine((text) => namesIn(text).length <= max, `Must be at most ${max} names`)
    .default("");

/** The names in a text with commas between them. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** What posts have besides their text. Each but `taxonomies` and `meta` is also a field, which goes before the setting. */
export const postSettings = {
  /** The image that themes show above a post: none, the first of the document, or the one that this field names. */
  featuredImage: nameSchema.default("none"),
  /** Log-in name (as in addresses of the site) or id of the author. */
  author: nameSchema.optional(),
  /** Slug or id of the page that a page is below. */
  parent: nameSchema.optional(),
  /** File name of a template of the theme. */
  template: nameSchema.optional(),
  /** Whether a post stays at the top of the site. */
  sticky: z
    .boolean()
    .or(z.stringbool({ truthy: ["true"], falsy: ["false"] }))
    .optional(),
  /** Whether visitors can comment. */
  commentStatus: z.enum(["open", "closed"]).optional(),
  /** Names of taxonomies besides categories and tags; a field of that name has the terms, separated by commas. */
  taxonomies: namesSchema(MAX_TAXONOMIES),
  /** Names of registered fields of `meta`; a field of that name has the value. */
  meta: namesSchema(MAX_META),
};

const settingsSchema = z.object(postSettings);

/** What posts have besides their text. */
export type PostSettings = z.output<typeof settingsSchema>;
