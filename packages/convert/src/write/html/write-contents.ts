import type { Element } from "hast";
import type { TableOfContents } from "../../tree/block.js";
import type { ContentsEntry } from "../../tree/contents.js";
import { directionOf } from "./direction-of.js";
import { element } from "./element.js";
import type { HtmlContext } from "./html-context.js";
import { tightAttributes } from "./formatting/block-attributes.js";
import { onLines } from "./on-lines.js";
import type { WriteContent } from "./write-content.js";

/** A table of contents as nested lists, so that screen readers announce the levels. */
export function writeContents(
  { entries }: TableOfContents,
  context: HtmlContext,
  writeContent: WriteContent,
): Element {
  const lists = writeEntries(entries, context, writeContent);
  return element("nav", { ariaLabel: "Contents", className: ["contents"] }, onLines(lists));
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
  return [element("ul", { dir: directionOf(entries) }, onLines(items))];
}
