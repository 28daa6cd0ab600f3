import { DeliveryRefusedError, type Publication } from "../destination.js";
import type { FootnotePlace } from "./blocks/footnote-list.js";
import { ownMark } from "./own-mark.js";
import { readBlockTypes, type BlockTypes } from "./site/block-types.js";
import type { Medium } from "./site/media.js";
import type { PostSchema } from "./site/post-schema.js";
import type { Site } from "./site/site.js";

/** What the content of a post is made of. */
export interface ContentSource {
  readonly site: Site;
  readonly markup: "blocks" | "html";
  readonly publication: Publication;
  /** The title that the site shows. */
  readonly title: string;
  readonly media: ReadonlyMap<string, Medium>;
  readonly schema: () => Promise<PostSchema>;
  /** Whether the site filters the HTML of the user. */
  readonly isFiltered: boolean;
}

/** The content of a post, and the text of its footnotes where the site keeps it apart. */
export interface PostContent {
  readonly content: string;
  /** As the meta field `footnotes` has it; absent on sites without that field. */
  readonly footnotes?: string;
}

/** Writes the HTML of a publication as the content of a post. */
export async function postContent(source: ContentSource): Promise<PostContent> {
  const { site, markup, publication, title, media, isFiltered } = source;
  const html = Buffer.from(publication.bytes).toString();
  const { className, comment } = ownMark(publication.job);
  // Loaded where it is used: few services publish to WordPress, and it would delay the start of each.
  if (markup === "html") {
    const { htmlFragment } = await import("./page/html-fragment.js");
    return { content: `${htmlFragment(html, title)}\n${comment}` };
  }
  const types = await usableTypes(site);
  const { blockContent } = await import("./blocks/block-content.js");
  const place = await footnotePlace(source, types);
  const page = { html, title, mark: className, types, media, footnotes: place, isFiltered };
  const written = blockContent(page);
  const footnotes = written.footnotes.length === 0 ? "" : JSON.stringify(written.footnotes);
  return { content: written.content, ...(place === "block" && { footnotes }) };
}

/** Since WordPress 6.3, for posts and pages. */
async function footnotePlace({ schema }: ContentSource, types: BlockTypes): Promise<FootnotePlace> {
  if (!types.has("core/footnotes")) return "list";
  return (await schema()).meta.has("footnotes") ? "block" : "list";
}

/**
 * The blocks of a site, if it has those that documents need.
 *
 * @throws {DeliveryRefusedError} if it has not.
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
