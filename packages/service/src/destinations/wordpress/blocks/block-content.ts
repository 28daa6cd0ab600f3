import type { Block } from "./block.js";
import type { Medium } from "../site/media.js";
import type { BlockContext } from "./block-context.js";
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
  /** The title that the site shows above the post, which is not repeated in it. */
  readonly title: string;
  /** A class of the first block, by which the post is found again. */
  readonly mark: string;
  readonly types: BlockTypes;
  readonly media: ReadonlyMap<string, Medium>;
  /** Whether the site has a block for footnotes, and a post can have their text. */
  readonly footnotes: FootnotePlace;
  /** Whether the site filters the HTML of the user. */
  readonly isFiltered: boolean;
}

/** The content of a post. */
export interface BlockContent {
  readonly content: string;
  /** Of its block of footnotes; empty if it has none. */
  readonly footnotes: readonly StoredFootnote[];
}

/** Writes an HTML page of the converter as the content of a post that the block editor edits. */
export function blockContent(page: BlockPage): BlockContent {
  const nodes = withoutTitle(contentNodes(page.html), page.title);
  const written = write(nodes, page, page.footnotes);
  // The editor removes footnotes that no block of text refers to.
  if (page.footnotes === "block" && !written.isComplete) return write(nodes, page, "list");
  return written;
}

function write(nodes: readonly Node[], page: BlockPage, place: FootnotePlace) {
  const footnotes = new FootnoteList(nodes, place, page.mark);
  const { types, media, isFiltered } = page;
  const context: BlockContext = { types, media, footnotes, isFiltered };
  const blocks = marked(writeBlocks(nodes, context), page);
  const stored = place === "block" ? storedFootnotes(context) : [];
  const isComplete = footnotes.all.length === footnotes.referenced.length;
  return { content: serializeBlocks(blocks, types), footnotes: stored, isComplete };
}

/** The first block that can have a class has that of the export; where none can, an HTML comment has it. */
function marked(blocks: readonly Block[], { mark, types }: BlockPage): readonly Block[] {
  const at = blocks.findIndex(
    ({ name, tag }) => tag !== undefined && support(types, name, ["customClassName"]) !== false,
  );
  if (at === -1) return [...blocks, { name: "core/html", content: [`<!-- ${mark} -->`] }];
  return blocks.map((block, index) => {
    if (index !== at) return block;
    const { className } = block;
    return { ...block, className: className === undefined ? mark : `${className} ${mark}` };
  });
}
