import type { Block } from "./block.js";
import type { BlockContext } from "./block-context.js";
import type { StoredFootnote } from "./footnote-list.js";
import {
  attributeOf,
  isElement,
  textNode,
  withChildren,
  type Element,
  type Node,
} from "../page/page-nodes.js";
import { richText } from "./rich-text.js";

/** Writes the footnotes block, whose text is in a field of the post; on a site without that block, a list. */
export function writeFootnoteList(_section: Element, context: BlockContext): readonly Block[] {
  const { footnotes } = context;
  if (footnotes.place === "block") return [{ name: "core/footnotes" }];
  const items: Block[] = footnotes.all.map((source) => ({
    name: "core/list-item",
    tag: "li",
    content: [richText(source.childNodes, context, { id: attributeOf(source, "id") })],
  }));
  if (items.length === 0) return [];
  const list: Block = {
    name: "core/list",
    tag: "ol",
    attributes: { ordered: true },
    className: "footnotes",
    content: items,
  };
  return [{ name: "core/separator", tag: "hr", classes: ["has-alpha-channel-opacity"] }, list];
}

/** Returns the text of the footnotes as a post stores it, without backlinks, which the site adds. */
export function storedFootnotes(context: BlockContext): readonly StoredFootnote[] {
  return context.footnotes.referenced.map(({ id, source }) => {
    const nodes = withoutBacklinks(source.childNodes);
    return { content: richText(nodes, context).trim(), id };
  });
}

function withoutBacklinks(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return "value" in node ? [textNode(node.value)] : [];
    if (attributeOf(node, "role") === "doc-backlink") return [];
    return [withChildren(node, withoutBacklinks(node.childNodes))];
  });
}
