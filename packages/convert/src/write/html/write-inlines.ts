import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { FootnoteReference, Image, Inline, Mark } from "../../tree/inline.js";
import { footnoteId, referenceId, type HtmlContext } from "./html-context.js";

/** The HTML element of each mark. */
const ELEMENTS: Readonly<Record<Mark, string>> = {
  insertion: "ins",
  deletion: "del",
  strong: "strong",
  emphasis: "em",
  underline: "u",
  strikethrough: "s",
  superscript: "sup",
  subscript: "sub",
  code: "code",
};

/** Inline content as HTML. */
export function writeInlines(nodes: readonly Inline[], context: HtmlContext): ElementContent[] {
  return nodes.map((node) => writeInline(node, context));
}

function writeInline(node: Inline, context: HtmlContext): ElementContent {
  switch (node.kind) {
    case "text":
      return { type: "text", value: node.value };
    case "lineBreak":
      return h("br");
    case "image":
      return writeImage(node);
    case "footnoteReference":
      return writeFootnoteReference(node, context);
    case "marked":
      return h(ELEMENTS[node.mark], writeInlines(node.children, context));
    case "link":
      return h("a", { href: node.url }, writeInlines(node.children, context));
  }
}

function writeImage(image: Image): ElementContent {
  const { url: src, alternative: alt, title, width, height } = image;
  return h("img", { src, alt, title, width, height });
}

function writeFootnoteReference(
  { number }: FootnoteReference,
  context: HtmlContext,
): ElementContent {
  const isFirst = !context.referenced.has(number);
  context.referenced.add(number);
  const link = h("a", { href: `#${footnoteId(number)}`, role: "doc-noteref" }, String(number));
  return h("sup", { id: isFirst ? referenceId(number) : undefined }, link);
}
