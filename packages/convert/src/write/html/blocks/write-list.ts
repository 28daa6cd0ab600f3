import type { Element } from "hast";
import type { Block, List, ListItem } from "../../../tree/block.js";
import type { Text } from "../../../tree/inline.js";
import { isOrdered } from "../../../tree/is-ordered.js";
import type { ListMarker } from "../../../tree/list-definition.js";
import { directionOfAll } from "../../../tree/direction.js";
import { element, onLines } from "../element.js";
import { inside, type HtmlContext, type WriteContent } from "../html-context.js";
import { DEFAULT_PADDING, dirOfList, itemAttributes } from "./block-attributes.js";
import { contentOfItem } from "./content-of-item.js";
import { writeChecklist } from "./write-checklist.js";
import { textDeclarations } from "../formatting/text-declarations.js";
import { isDefaultLabel } from "../formatting/is-usual-label.js";

/** The `type` attribute of an ordered list, by marker. Digits are the default. */
const TYPES: Readonly<Partial<Record<ListMarker, string>>> = {
  "lower-alpha": "a",
  "upper-alpha": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** CSS for markers without a `type`. */
const STYLES: Readonly<Partial<Record<ListMarker, readonly string[]>>> = {
  none: ["list-style-type: none"],
  "zero-decimal": ["list-style-type: decimal-leading-zero"],
};

/** Writes a list as HTML. A nested list is inside the item before it. */
export function writeList(list: List, context: HtmlContext, writeContent: WriteContent): Element {
  if (list.marker === "checkbox") return writeChecklist(list, context, writeContent);
  if (context.labelsAsText && !hasDefaultLabels(list)) {
    return writeLabelsAsText(list, context, writeContent);
  }
  const direction = directionOfAll(list.items);
  const dir = dirOfList(direction, context);
  const within = inside(dir, context);
  const items = onLines(list.items.map((item) => writeItem(item, list, within, writeContent)));
  const format = context.formatting.of([], STYLES[list.marker], roomForLabels(list, direction));
  if (!isOrdered(list)) return element("ul", { ...format, dir }, items);
  const start = list.start === 1 ? undefined : list.start;
  return element("ol", { type: TYPES[list.marker], start, ...format, dir }, items);
}

function hasDefaultLabels(list: List): boolean {
  return list.items.every(({ numbering }) => isDefaultLabel(numbering, list));
}

function writeLabelsAsText(list: List, context: HtmlContext, writeContent: WriteContent): Element {
  const dir = dirOfList(directionOfAll(list.items), context);
  const within = inside(dir, context);
  const items = list.items.map((item) => {
    const blocks = withLabel(item);
    const attributes = itemAttributes(blocks, within);
    const content = contentOfItem({ ...item, blocks }, attributes.dir, within);
    return element("li", { ...attributes }, writeContent(...content));
  });
  return element("ul", { dir }, onLines(items));
}

/** Returns the blocks of an item, with its label at the start of its text. */
function withLabel({ numbering: { label }, blocks }: ListItem): readonly Block[] {
  if (label === "") return blocks;
  const [first, ...others] = blocks;
  if (first?.kind === "paragraph" || first?.kind === "heading") {
    return [{ ...first, children: [textOf(`${label} `), ...first.children] }, ...others];
  }
  const children = [textOf(label)];
  return [{ kind: "paragraph", namedStyle: "normal", layout: {}, children }, ...blocks];
}

function textOf(value: string): Text {
  return { kind: "text", value };
}

/** In characters. Longer labels do not fit into the default padding of a list. */
const MAX_DEFAULT_LABEL = 4;

/**
 * In characters. Longer labels are written into the text, because padding for them would leave no space for the text on
 * small screens.
 */
const MAX_LABEL_BESIDE_TEXT = 20;

/**
 * Returns padding for long labels, which would otherwise be cut off, and on both sides for a list with items in both
 * directions.
 */
function roomForLabels(list: List, direction: "ltr" | "rtl" | "mixed"): readonly string[] {
  const own = list.items.filter(({ numbering }) => !isDefaultLabel(numbering, list));
  const longest = own.reduce((most, { numbering }) => Math.max(most, numbering.label.length), 0);
  if (longest > MAX_LABEL_BESIDE_TEXT) return ["list-style-position: inside"];
  const isMixed = direction === "mixed";
  const side = isMixed ? "padding-inline" : "padding-inline-start";
  if (longest > MAX_DEFAULT_LABEL) return [`${side}: min(${longest + 1}ch, 40%)`];
  return isMixed ? [`${side}: ${DEFAULT_PADDING}`] : [];
}

/** Writes an item, with an explicit label if browsers would not generate it, such as `1.2` or `(a)`. */
function writeItem(
  item: ListItem,
  list: List,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const { label } = item.numbering;
  const attributes = itemAttributes(item.blocks, context);
  const ofLabel = isDefaultLabel(item.numbering, list)
    ? {}
    : context.formatting.of([], [`list-style-type: ${cssString(label)}`]);
  const styles = [ofLabel.style, attributes.style].filter((style) => style !== undefined);
  const classes = [
    ...(attributes.className ?? []),
    ...(ofLabel.className ?? []),
    ...classOfMarker(item, list, context),
  ];
  const className = classes.length > 0 ? classes : undefined;
  const properties = { ...attributes, className, style: styles.join("; ") || undefined };
  return element("li", properties, writeContent(...contentOfItem(item, attributes.dir, context)));
}

/**
 * Returns the class for a marker. CSS can set only some of its properties, such as font and colour (CSS Lists 3,
 * 3.1.1).
 */
function classOfMarker(
  { numbering: { style } }: ListItem,
  list: List,
  context: HtmlContext,
): readonly string[] {
  if (!style) return [];
  const { background, underline, strikethrough, ...shown } = style;
  const classes = context.formatting.ofMarker(textDeclarations(shown));
  if (background ?? underline ?? strikethrough ?? !classes) {
    context.warn("glyph-style-left-out", list.origin, [list]);
  }
  return classes ?? [];
}

/** Returns the label as a CSS string, with a space at the end, as browsers add to generated labels. */
function cssString(label: string): string {
  const escaped = label.replaceAll(/[^\p{L}\p{N} .,:()[\]-]/gu, (character) => {
    return `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
  });
  return `"${escaped} "`;
}
