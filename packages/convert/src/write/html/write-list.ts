import type { Element } from "hast";
import { h } from "hastscript";
import type { List, ListItem, ListMarker } from "../../tree/block.js";
import { isOrdered } from "../../tree/is-ordered.js";
import { layoutAttributes, layoutOfTight } from "./layout-attributes.js";
import { onLines } from "./on-lines.js";
import type { WriteContent } from "./write-content.js";

/** The `type` of an ordered list that shows the marker; undefined for the digits it shows by itself. */
const TYPES: Readonly<Partial<Record<ListMarker, string>>> = {
  "lower-alpha": "a",
  "upper-alpha": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** Markers that `type` has no letter for. */
const STYLES: Readonly<Partial<Record<ListMarker, string>>> = {
  none: "list-style-type: none",
  "zero-decimal": "list-style-type: decimal-leading-zero",
};

/** A list as HTML; a deeper list stands inside the item before it. */
export function writeList(list: List, writeContent: WriteContent): Element {
  const items = onLines(list.items.map((item) => writeItem(item, writeContent)));
  const style = STYLES[list.marker];
  if (!isOrdered(list)) return h("ul", { style }, items);
  const start = list.start === 1 ? undefined : list.start;
  return h("ol", { type: TYPES[list.marker], start, style }, items);
}

function writeItem(item: ListItem, writeContent: WriteContent): Element {
  return h("li", layoutAttributes(layoutOfTight(item.blocks)), writeContent(item.blocks));
}
