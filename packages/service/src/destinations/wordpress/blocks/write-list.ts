import type { Block, Properties } from "./block.js";
import { numbersByStyle, type BlockContext } from "./block-context.js";
import { support } from "../site/block-types.js";
import { isChecklist, listLabels, type LabelledItem } from "./list-labels.js";
import {
  attributeOf,
  declarationOf,
  isElement,
  textNode,
  type Element,
  type Node,
} from "../page/page-nodes.js";
import { justification } from "./justification.js";
import { richText } from "./rich-text.js";

type WriteBlocks = (nodes: readonly Node[], context: BlockContext) => readonly Block[];

/** Numeral styles of a list by the `type` attribute of its element. */
const NUMERALS: ReadonlyMap<string, string> = new Map([
  ["a", "lower-alpha"],
  ["A", "upper-alpha"],
  ["i", "lower-roman"],
  ["I", "upper-roman"],
]);

/**
 * Writes a list with its items. An item may contain only text and lists. Any other block in it ends the list and
 * follows it; a new list then continues with the next number.
 */
export function writeList(
  list: Element,
  context: BlockContext,
  writeBlocks: WriteBlocks,
): readonly Block[] {
  const labelled = listLabels(list);
  if (attributeOf(list, "dir") === "rtl")
    context.losses.add("direction of lists, unless the site runs from right to left");
  const isOwn = labelled.some((item) => item.isOwn);
  const isOrdered = list.tagName === "ol" && !isOwn;
  const start = Number(attributeOf(list, "start") ?? 1);
  const blocks: Block[] = [];
  let items: Block[] = [];
  let first = start;
  const flush = (next: number) => {
    if (items.length > 0)
      blocks.push(listBlock(list, items, isOrdered ? first : undefined, context));
    items = [];
    first = next;
  };
  labelled.forEach((item, index) => {
    const { block, after } = writeItem(item, isOwn, context, writeBlocks);
    items.push(block);
    if (after.length === 0) return;
    flush(start + index + 1);
    blocks.push(...after);
  });
  flush(first);
  return blocks;
}

/** Writes one list; `start` is the number of its first item, or undefined if items have no numbers. */
function listBlock(
  list: Element,
  items: readonly Block[],
  start: number | undefined,
  { types }: BlockContext,
): Block {
  const byStyle = numbersByStyle(types);
  // A list that is not ordered always has bullets in the editor, and would have them before its boxes.
  const isBare = start === undefined && byStyle && isChecklist(list);
  const isOrdered = start !== undefined || isBare;
  const type = isOrdered ? attributeOf(list, "type") : undefined;
  const named = NUMERALS.get(type ?? "") ?? declarationOf(list, "list-style-type");
  const numerals = isBare ? "none" : isOrdered ? named : undefined;
  const shownStart = start === 1 ? undefined : start;
  const properties: Properties = [
    ["type", byStyle ? undefined : type],
    ["start", shownStart === undefined ? undefined : String(shownStart)],
    ["style", byStyle && numerals !== undefined ? `list-style-type:${numerals}` : undefined],
  ];
  return {
    name: "core/list",
    tag: isOrdered ? "ol" : "ul",
    attributes: { ordered: isOrdered, type: byStyle ? numerals : type, start: shownStart },
    properties,
    className: isChecklist(list) ? "contains-task-list" : undefined,
    content: items,
  };
}

interface WrittenItem {
  readonly block: Block;
  /** Blocks of the item that a list cannot contain. */
  readonly after: readonly Block[];
}

function writeItem(
  { item, label }: LabelledItem,
  isOwn: boolean,
  context: BlockContext,
  writeBlocks: WriteBlocks,
): WrittenItem {
  const { childNodes } = item;
  const end = childNodes.findIndex((node) => isElement(node) && !isText(node));
  const text = end === -1 ? childNodes : childNodes.slice(0, end);
  const others = end === -1 ? [] : writeBlocks(childNodes.slice(end), context);
  const lists = others.findIndex(({ name }) => name !== "core/list");
  const inside = lists === -1 ? others : others.slice(0, lists);
  const labelText = isOwn && label !== "" ? [textNode(`${label} `)] : [];
  return {
    block: itemBlock(item, [...labelText, ...withoutGap(text, labelText)], inside, context),
    after: lists === -1 ? [] : others.slice(lists),
  };
}

/** Keeps the text of a first paragraph on the line of its label. */
function withoutGap(nodes: readonly Node[], label: readonly Node[]): readonly Node[] {
  if (label.length === 0) return nodes;
  const at = nodes.findIndex((node) => isElement(node) && /^(?:p|h[1-6])$/.test(node.tagName));
  const own = nodes[at];
  const isFirst = nodes.slice(0, Math.max(at, 0)).every((node) => !isElement(node));
  if (!own || !isElement(own) || !isFirst) return nodes;
  return [...own.childNodes, ...nodes.slice(at + 1)];
}

/** Returns true if an element can be in the text of an item. A picture is part of the text, as in a line. */
function isText(node: Element): boolean {
  return !/^(?:ul|ol|table|div|pre|blockquote|aside|nav|section|hr)$/.test(node.tagName);
}

function itemBlock(
  item: Element,
  nodes: readonly Node[],
  inside: readonly Block[],
  context: BlockContext,
): Block {
  const anchor = attributeOf(item, "id");
  const canAnchor = support(context.types, "core/list-item", ["anchor"]) === true;
  const dir = attributeOf(item, "dir");
  const id = canAnchor ? undefined : anchor;
  return {
    name: "core/list-item",
    tag: "li",
    anchor: canAnchor ? anchor : undefined,
    content: [
      richText(nodes, context, { id, dir, style: justification(item, context) }),
      ...inside,
    ],
  };
}
