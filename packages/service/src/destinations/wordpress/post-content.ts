import { DeliveryRefusedError, type Publication } from "../destination.js";
import type { BlockPage } from "./blocks/block-content.js";
import type { FootnotePlace } from "./blocks/footnote-list.js";
import { ownMarks } from "./own-mark.js";
import { readBlockTypes, type BlockTypes } from "./site/block-types.js";
import type { Medium } from "./site/media.js";
import type { PostSchema } from "./site/post-schema.js";
import type { Site } from "./site/site.js";

/** Input for the content of a post. */
export interface ContentSource {
  readonly site: Site;
  readonly markup: "blocks" | "html";
  readonly publication: Publication;
  /** Title that the site shows. */
  readonly title: string;
  readonly media: ReadonlyMap<string, Medium>;
  readonly schema: () => Promise<PostSchema>;
  /** True if the site filters this user's HTML. */
  readonly isFiltered: boolean;
}

/** The content of a post, and the text of its footnotes if the site stores it separately. */
export interface PostContent {
  readonly content: string;
  /** Value of the meta field `footnotes`; absent on sites without that field. */
  readonly footnotes?: string;
  /** Formatting that the post does not show. */
  readonly losses: readonly string[];
}

/** Converts the HTML of a publication to the content of a post. */
export async function postContent(source: ContentSource): Promise<PostContent> {
  const { site, markup, publication, title, media, isFiltered } = source;
  const html = Buffer.from(publication.bytes).toString();
  const marks = ownMarks(publication);
  // Loaded on demand: few services publish to WordPress, and loading it would slow down every start.
  if (markup === "html") {
    const { htmlFragment } = await import("./page/html-fragment.js");
    return { content: `${htmlFragment(html, title)}\n${marks.comment}`, losses: [] };
  }
  const types = await usableTypes(site);
  const { blockContent } = await import("./blocks/block-content.js");
  const place = await footnotePlace(source, types);
  const classes: BlockPage["marks"] = [marks.job, marks.place];
  const page = { html, title, marks: classes, types, media, footnotes: place, isFiltered };
  const written = blockContent(page);
  const footnotes = written.footnotes.length === 0 ? "" : JSON.stringify(written.footnotes);
  const { content, losses } = written;
  return { content, losses, ...(place === "block" && { footnotes }) };
}

/** Returns where footnotes go. The footnotes block exists since WordPress 6.3, for posts and pages. */
async function footnotePlace({ schema }: ContentSource, types: BlockTypes): Promise<FootnotePlace> {
  if (!types.has("core/footnotes")) return "list";
  return (await schema()).meta.has("footnotes") ? "block" : "list";
}

/**
 * Returns the block types of a site, if it has all that documents need.
 *
 * @throws {DeliveryRefusedError} if some are missing.
 */
export async function usableTypes(site: Site): Promise<BlockTypes> {
  const types = await readBlockTypes(site);
  const lacking = NEEDED.filter((name) => !types.has(name));
  if (lacking.length === 0) return types;
  throw new DeliveryRefusedError(
    `its site has no block \`${lacking.join("`, `")}\`, as WordPress 6.1 and later have. Set \`markup\` to \`html\`.`,
  );
}

const NEEDED = ["paragraph", "heading", "list", "list-item", "quote", "code", "table", "image"].map(
  (name) => `core/${name}`,
);
