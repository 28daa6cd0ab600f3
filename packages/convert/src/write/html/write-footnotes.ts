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
      onLines([h("ol", { dir: directionOf(footnotes) }, onLines(items))]),
    ),
  ];
}

/** Numbers stand on the side where all notes begin. */
function directionOf(footnotes: readonly Footnote[]): "rtl" | undefined {
  const isRtl = ({ blocks: [first] }: Footnote): boolean =>
    first?.kind === "paragraph" && first.layout.direction === "rtl";
  return footnotes.every((footnote) => isRtl(footnote)) ? "rtl" : undefined;
}

function writeFootnote(footnote: Footnote, context: HtmlContext): Element {
  const { number, referenced } = footnote;
  const blocks = writeBlocks(footnote.blocks, context);
  if (referenced) withBacklink(blocks, number);
  return h("li", { id: footnoteId(number), value: number }, onLines(blocks));
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
