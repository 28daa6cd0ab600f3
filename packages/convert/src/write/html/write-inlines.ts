import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { FootnoteReference, Inline, Mark, PageNumber, Text } from "../../tree/inline.js";
import { footnoteId, referenceId, type HtmlContext } from "./html-context.js";
import { textDeclarations } from "./look/text-declarations.js";
import { writeImage } from "./write-image.js";

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

/** How a soft line break is written. */
type WriteBreak = () => ElementContent;

/** Inline content as HTML. */
export function writeInlines(nodes: readonly Inline[], context: HtmlContext): ElementContent[] {
  return nodes.flatMap((node) => writeInline(node, context, breakElement));
}

/** Lines of code as HTML: the element around them keeps line breaks as they are. */
export function writeCodeLines(nodes: readonly Inline[], context: HtmlContext): ElementContent[] {
  return nodes.flatMap((node) => writeInline(node, context, lineFeed));
}

function breakElement(): ElementContent {
  return h("br");
}

function lineFeed(): ElementContent {
  return { type: "text", value: "\n" };
}

function writeInline(
  node: Inline,
  context: HtmlContext,
  writeBreak: WriteBreak,
): ElementContent | ElementContent[] {
  const inside = (nodes: readonly Inline[]): ElementContent[] =>
    nodes.flatMap((child) => writeInline(child, context, writeBreak));
  switch (node.kind) {
    case "text":
      return writeText(node, context);
    case "lineBreak":
      return writeBreak();
    case "image":
      return writeImage(node, context);
    case "footnoteReference":
      return writeFootnoteReference(node, context);
    case "pageNumber":
      return leaveOut(node, context);
    case "marked":
      return h(ELEMENTS[node.mark], inside(node.children));
    case "link":
      return h("a", { href: node.url }, inside(node.children));
  }
}

function writeText({ value, style, timestamp }: Text, context: HtmlContext): ElementContent {
  const text: ElementContent = { type: "text", value };
  const className = style && context.classes.nameOf(textDeclarations(style));
  if (timestamp !== undefined) return h("time", { dateTime: timestamp, className }, text);
  return className === undefined ? text : h("span", { className }, text);
}

/** A page on a screen has no number. */
function leaveOut(node: PageNumber, context: HtmlContext): ElementContent[] {
  context.warn("page-number-left-out", node.origin);
  return [];
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
