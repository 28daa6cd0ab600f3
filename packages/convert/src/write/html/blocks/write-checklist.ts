import type { Element, ElementContent } from "hast";
import { directionOfAll } from "../../../tree/direction.js";
import type { Block, List, ListItem } from "../../../tree/block.js";
import { beginningOfBlocks } from "../../../tree/text-of.js";
import { element, onLines, text } from "../element.js";
import { inside, type HtmlContext, type WriteContent } from "../html-context.js";
import { contentOfItem } from "./content-of-item.js";
import { DEFAULT_PADDING, dirOfList, isTight, itemAttributes } from "./block-attributes.js";

/**
 * Writes a checklist: a list with its own class, and a check box before each item, with the class names that GitHub
 * uses.
 */
export function writeChecklist(
  list: List,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const direction = directionOfAll(list.items);
  const dir = dirOfList(direction, context);
  const within = inside(dir, context);
  const padding = direction === "mixed" ? [`padding-inline: ${DEFAULT_PADDING}`] : [];
  const attributes = context.formatting.of(["contains-task-list"], padding);
  const items = list.items.map((item) => writeItem(item, list, within, writeContent));
  return element("ul", { ...attributes, dir }, onLines(items));
}

function writeItem(
  item: ListItem,
  list: List,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  // The style of a label is lost, because browsers show the check box instead of a label.
  if (item.numbering.style) context.warn("glyph-style-left-out", list.origin, [list]);
  const { className = [], ...attributes } = itemAttributes(item.blocks, context);
  const { className: ownClass = [] } = context.formatting.of(["task-list-item"]);
  const properties = { className: [...ownClass, ...className], ...attributes };
  const [blocks, within] = contentOfItem(item, attributes.dir, context);
  return element(
    "li",
    properties,
    contentOf({ ...item, blocks }, (content) => writeContent(content, within)),
  );
}

/** Makes the first paragraph the label of the check box, so that screen readers read the two together. */
function contentOf(
  item: ListItem,
  writeContent: (blocks: readonly Block[]) => ElementContent[],
): ElementContent[] {
  const { blocks } = item;
  const [first, ...others] = blocks;
  if (first && isTight(blocks)) {
    return [labelled(item, writeContent([first])), ...writeContent(others)];
  }
  const content = writeContent(blocks);
  const [, own] = content;
  if (own?.type === "element" && TEXT.test(own.tagName)) {
    const [before, , ...after] = content;
    const around = { ...own, children: [labelled(item, own.children)] };
    return [...(before ? [before] : []), around, ...after];
  }
  return [box(item, beginningOfBlocks(blocks, MAX_NAME).slice(0, MAX_NAME).trim()), ...content];
}

/** Elements whose content can be in a label. */
const TEXT = /^(?:p|h[1-6])$/;

/** Maximum length of the name of a check box, in characters. */
const MAX_NAME = 80;

function labelled(item: ListItem, content: readonly ElementContent[]): Element {
  return element("label", {}, [box(item), text(" "), ...content]);
}

/**
 * Creates a check box that cannot be clicked. A check box without text next to it is named by its symbol in Google
 * Docs.
 */
function box({ checked, numbering }: ListItem, name?: string): Element {
  return element("input", {
    type: "checkbox",
    disabled: true,
    ...(checked ? { checked } : {}),
    ...(name === undefined ? {} : { ariaLabel: name || numbering.label }),
  });
}
