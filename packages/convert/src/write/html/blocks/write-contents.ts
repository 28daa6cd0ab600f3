import type { Element } from "hast";
import type { TableOfContents, ContentsEntry } from "../../../tree/block.js";
import { directionOfItems } from "../../../tree/direction.js";
import { element, onLines } from "../element.js";
import type { HtmlContext, WriteContent } from "../html-context.js";
import { tightAttributes } from "./block-attributes.js";

/** Writes a table of contents as nested lists, so that screen readers announce the levels. */
export function writeContents(
  { entries }: TableOfContents,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const lists = writeEntries(entries, context, writeContent);
  return element(
    "nav",
    { ariaLabel: "Contents", ...context.formatting.of(["contents"]) },
    onLines(lists),
  );
}

function writeEntries(
  entries: readonly ContentsEntry[],
  context: HtmlContext,
  writeContent: WriteContent,
): Element[] {
  if (entries.length === 0) return [];
  const items = entries.map(({ blocks, entries: deeper }) =>
    element("li", { ...tightAttributes(blocks, context, "item") }, [
      ...writeContent(blocks),
      ...onLines(writeEntries(deeper, context, writeContent)),
    ]),
  );
  return [element("ul", { dir: directionOfItems(entries) }, onLines(items))];
}
