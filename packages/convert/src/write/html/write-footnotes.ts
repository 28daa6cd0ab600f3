import type { Element } from "hast";
import type { Footnote } from "../../tree/document-tree.js";
import { beginsRightToLeft, directionOfAll } from "../../tree/direction.js";
import { element, text, onLines } from "./element.js";
import { dirOf, footnoteId, inside, referenceId, type HtmlContext } from "./html-context.js";
import { DEFAULT_PADDING, dirOfList } from "./blocks/block-attributes.js";
import { writeBlocks } from "./blocks/write-blocks.js";

/** Writes the footnotes as a list, each with a link back to its first reference; empty if there are none. */
export function writeFootnotes(footnotes: readonly Footnote[], context: HtmlContext): Element[] {
  if (footnotes.length === 0) return [];
  const direction = directionOfAll(footnotes);
  const dir = dirOfList(direction, context);
  const items = footnotes.map((footnote) => writeFootnote(footnote, inside(dir, context)));
  const padding = direction === "mixed" ? [`padding-inline: ${DEFAULT_PADDING}`] : [];
  const attributes = { dir, ...context.formatting.of([], padding) };
  return [
    element(
      "section",
      { ...context.formatting.of(["footnotes"]), role: "doc-endnotes", ariaLabel: "Footnotes" },
      onLines([element("ol", attributes, onLines(items))]),
    ),
  ];
}

function writeFootnote(footnote: Footnote, context: HtmlContext): Element {
  const { number } = footnote;
  const own = dirOf(beginsRightToLeft(footnote.blocks), context);
  const dir = own === context.direction ? undefined : own;
  const blocks = writeBlocks(footnote.blocks, inside(dir, context));
  if (context.referenced.has(number)) withBacklink(blocks, number);
  return element("li", { id: footnoteId(number), value: String(number), dir }, onLines(blocks));
}

function withBacklink(blocks: Element[], number: number): void {
  const backlink = element(
    "a",
    {
      href: `#${referenceId(number)}`,
      role: "doc-backlink",
      ariaLabel: `Back to reference ${number}`,
    },
    [text("↩")],
  );
  const last = blocks.at(-1);
  if (last?.tagName === "p") last.children.push(text(" "), backlink);
  else blocks.push(element("p", {}, [backlink]));
}
