import type { Element } from "hast";
import type { TableOfContents, ContentsEntry } from "../../../tree/block.js";
import { directionOfAll } from "../../../tree/direction.js";
import { element, onLines } from "../element.js";
import { inside, type HtmlContext, type WriteContent } from "../html-context.js";
import { dirOfList, tightAttributes } from "./block-attributes.js";

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
  const dir = dirOfList(directionOfAll(entries), context);
  const items = entries.map(({ blocks, entries: deeper }) => {
    const attributes = tightAttributes(blocks, inside(dir, context), "item");
    const within = inside(attributes.dir ?? dir, context);
    return element("li", { ...attributes }, [
      ...writeContent(blocks, within),
      ...onLines(writeEntries(deeper, within, writeContent)),
    ]);
  });
  return [element("ul", { dir }, onLines(items))];
}
