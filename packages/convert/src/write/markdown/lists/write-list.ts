import type {
  BlockContent,
  DefinitionContent,
  List as MarkdownList,
  ListItem as MarkdownItem,
  Text,
} from "mdast";
import type { Block, List, ListItem } from "../../../tree/block.js";
import { isOrdered } from "../../../tree/is-ordered.js";
import type { MarkdownContext } from "../markdown-context.js";
import { ownNumberingOf, plainNumberingOf } from "./own-numbering.js";

type Content = BlockContent | DefinitionContent;
type WriteContent = (blocks: readonly Block[]) => Content[];

/**
 * Writes a list as Markdown. If Markdown's own numbering cannot generate the labels, they are written as text in a
 * bulleted list or, with the option `labels: "markdown"`, become numbers, with a warning.
 */
export function writeList(
  list: List,
  context: MarkdownContext,
  writeContent: WriteContent,
): MarkdownList {
  const write = ({ blocks }: ListItem) => itemOf(writeContent(blocks));
  if (list.marker === "checkbox") {
    return bulleted(list.items.map((item) => taskOf(item, writeContent(item.blocks), context)));
  }
  if (!isOrdered(list)) return bulleted(list.items.map(write));
  const own = ownNumberingOf(list);
  if (own === undefined && context.labels === "text") {
    return bulleted(
      list.items.map((item) => itemOf(labelled(item.numbering.label, writeContent(item.blocks)))),
    );
  }
  if (own === undefined) context.warn("list-marker-changed", list.origin, [list]);
  const { start, delimiter } = own ?? plainNumberingOf(list);
  const children = list.items.map(write);
  return { type: "list", ordered: true, start, spread: false, data: { delimiter }, children };
}

/** Creates a list with bullets. */
export function bulleted(children: MarkdownItem[]): MarkdownList {
  return { type: "list", ordered: false, start: null, spread: false, children };
}

/** Creates a list item. */
export function itemOf(children: Content[]): MarkdownItem {
  return { type: "listItem", spread: !isTight(children), children };
}

/**
 * Creates a checklist item. Only GFM has check boxes, and only before a paragraph; otherwise they are written as text.
 * Before a heading this text is a separate paragraph, so that the heading's anchor does not include it.
 */
function taskOf(
  { checked = false }: ListItem,
  content: Content[],
  { dialect }: MarkdownContext,
): MarkdownItem {
  const [first] = content;
  const hasText = first?.type === "paragraph" && first.children.length > 0;
  if (dialect.isGfm && hasText) return { ...itemOf(content), checked };
  const box = checked ? "[x]" : "[ ]";
  if (hasText) return itemOf(labelled(box, content));
  return itemOf([{ type: "paragraph", children: [labelText(box)] }, ...content]);
}

/** Whether an item needs no empty lines inside: it is a single paragraph, alone or followed only by lists. */
function isTight([first, ...others]: readonly Content[]): boolean {
  return others.length === 0 || (first?.type === "paragraph" && others.every(isList));
}

function isList({ type }: Content): boolean {
  return type === "list";
}

/** Returns the content of an item, with its label at the start of its first line. */
export function labelled(label: string, content: readonly Content[]): Content[] {
  if (label === "") return [...content];
  const [first, ...others] = content;
  if (first?.type !== "paragraph" && first?.type !== "heading") {
    return [{ type: "paragraph", children: [labelText(label)] }, ...content];
  }
  return [{ ...first, children: [labelText(`${label} `), ...first.children] }, ...others];
}

function labelText(value: string): Text {
  return { type: "text", value, data: { isLabel: true } };
}
