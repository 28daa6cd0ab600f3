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
 * A list as Markdown. Where Markdown's own numbering does not show the labels, they are written as text in a bulleted list, or
 * with the option `labels: "markdown"` become numbers, with a warning.
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

/** A list with bullets. */
export function bulleted(children: MarkdownItem[]): MarkdownList {
  return { type: "list", ordered: false, start: null, spread: false, children };
}

/** An item of a list. */
export function itemOf(children: Content[]): MarkdownItem {
  return { type: "listItem", spread: !isTight(children), children };
}

/**
 * An item of a checklist. Only GFM has boxes, and only before a paragraph; elsewhere they are written as text, which is apart from
 * a heading, whose anchor has no box in it.
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

/** Whether no empty lines are needed inside an item: it is one paragraph, alone or followed only by lists. */
function isTight([first, ...others]: readonly Content[]): boolean {
  return others.length === 0 || (first?.type === "paragraph" && others.every(isList));
}

function isList({ type }: Content): boolean {
  return type === "list";
}

/** The content of an item with its label at the beginning of its first line. */
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
