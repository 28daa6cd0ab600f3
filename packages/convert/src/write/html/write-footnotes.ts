import type { Element } from "hast";
import { h } from "hastscript";
import type { Footnote } from "../../tree/document-tree.js";
import { footnoteId, referenceId, type HtmlContext } from "./html-context.js";
import { onLines } from "./on-lines.js";
import { writeBlocks } from "./write-blocks.js";

/** The footnotes as a list at the end, each with a link back to the place that refers to it; nothing where there are none. */
export function writeFootnotes(footnotes: readonly Footnote[], context: HtmlContext): Element[] {
  if (footnotes.length === 0) return [];
  const items = footnotes.map((footnote) => writeFootnote(footnote, context));
  return [
    h(
      "section",
      { className: ["footnotes"], role: "doc-endnotes", ariaLabel: "Footnotes" },
      onLines([h("ol", onLines(items))]),
    ),
  ];
}

function writeFootnote(footnote: Footnote, context: HtmlContext): Element {
  const { number, referenced } = footnote;
  const blocks = writeBlocks(footnote.blocks, context);
  if (referenced) withBacklink(blocks, number);
  const isRtl = blocks.every((block) => block.properties["dir"] === "rtl");
  const dir = isRtl && blocks.length > 0 ? "rtl" : undefined;
  return h("li", { id: footnoteId(number), value: number, dir }, onLines(blocks));
}

function withBacklink(blocks: Element[], number: number): void {
  const backlink = h(
    "a",
    {
      href: `#${referenceId(number)}`,
      role: "doc-backlink",
      ariaLabel: `Back to reference ${number}`,
    },
    "↩",
  );
  const last = blocks.at(-1);
  if (last?.tagName === "p") last.children.push({ type: "text", value: " " }, backlink);
  else blocks.push(h("p", backlink));
}
