import type { Block } from "./block.js";
import type { Medium } from "../site/media.js";
import type { BlockContext, BlockLoss } from "./block-context.js";
import { support, type BlockTypes } from "../site/block-types.js";
import { FootnoteList, type FootnotePlace, type StoredFootnote } from "./footnote-list.js";
import { contentNodes, type Node } from "../page/page-nodes.js";
import { serializeBlocks } from "./serialize-block.js";
import { withoutTitle } from "../page/without-title.js";
import { writeBlocks } from "./write-blocks.js";
import { storedFootnotes } from "./write-footnotes.js";

/** A page to write as blocks. */
export interface BlockPage {
  readonly html: string;
  /** Title that the site shows above the post. It is not repeated in the post. */
  readonly title: string;
  /** Classes of the first block, used to find the post again. The first one is also part of the ids of footnotes. */
  readonly marks: readonly [string, ...string[]];
  readonly types: BlockTypes;
  readonly media: ReadonlyMap<string, Medium>;
  /** `block` if the site has a footnotes block and a post can store the text of its footnotes; otherwise `list`. */
  readonly footnotes: FootnotePlace;
  /** True if the site filters this user's HTML. */
  readonly isFiltered: boolean;
}

/** The content of a post. */
export interface BlockContent {
  readonly content: string;
  /** Footnotes of its footnotes block; empty if it has none. */
  readonly footnotes: readonly StoredFootnote[];
  /** Formatting that the blocks do not show. */
  readonly losses: readonly BlockLoss[];
}

/** Converts an HTML page of the converter to the content of a post for the block editor. */
export function blockContent(page: BlockPage): BlockContent {
  const nodes = withoutTitle(contentNodes(page.html), page.title);
  const written = write(nodes, page, page.footnotes);
  // The editor deletes footnotes that no text block refers to.
  if (page.footnotes === "block" && !written.isComplete) return write(nodes, page, "list");
  return written;
}

function write(nodes: readonly Node[], page: BlockPage, place: FootnotePlace) {
  const footnotes = new FootnoteList(nodes, place, page.marks[0]);
  const { types, media, isFiltered } = page;
  const losses = new Set<BlockLoss>();
  const context: BlockContext = { types, media, footnotes, isFiltered, losses };
  const blocks = marked(writeBlocks(nodes, context), page);
  const stored = place === "block" ? storedFootnotes(context) : [];
  const isComplete = footnotes.all.length === footnotes.referenced.length;
  const content = serializeBlocks(blocks, types);
  return { content, footnotes: stored, losses: [...losses].sort(), isComplete };
}

/** Adds the marks as classes to the first block that can have one. If none can, appends them as an HTML comment. */
function marked(blocks: readonly Block[], { marks, types }: BlockPage): readonly Block[] {
  const classes = marks.join(" ");
  const at = blocks.findIndex(
    ({ name, tag }) => tag !== undefined && support(types, name, ["customClassName"]) !== false,
  );
  if (at === -1) return [...blocks, { name: "core/html", content: [`<!-- ${classes} -->`] }];
  return blocks.map((block, index) => {
    if (index !== at) return block;
    const { className } = block;
    return { ...block, className: className === undefined ? classes : `${className} ${classes}` };
  });
}
