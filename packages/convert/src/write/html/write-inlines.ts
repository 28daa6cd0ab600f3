import type { ElementContent } from "hast";
import { wholeDocument } from "../../place/place.js";
import type { FootnoteReference, Inline, Mark, Marked, Text } from "../../tree/inline.js";
import { element, text } from "./element.js";
import { alignsBySpace } from "../../tree/aligns-by-space.js";
import { serialized } from "./serialize-html.js";
import { footnoteId, hrefOf, referenceId, type HtmlContext } from "./html-context.js";
import { textDeclarations } from "./formatting/text-declarations.js";
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

/** Longer lines are serialized in chunks of this many nodes, because a line may have a million. */
const MAX_NODES = 500;

/** Kind of line. Lines of code keep their white space, and their line breaks are line feeds. */
type LineKind = "text" | "code";

/** Writes inline content as HTML. */
export function writeInlines(nodes: readonly Inline[], context: HtmlContext): ElementContent[] {
  return write(nodes, context, "text");
}

/** Writes lines of code as HTML, with newlines as line breaks. */
export function writeCodeLines(nodes: readonly Inline[], context: HtmlContext): ElementContent[] {
  return write(nodes, context, "code");
}

function write(nodes: readonly Inline[], context: HtmlContext, kind: LineKind): ElementContent[] {
  const content: ElementContent[] = [];
  if (nodes.length > MAX_NODES && context.target !== "hast") {
    for (let start = 0; start < nodes.length; start += MAX_NODES) {
      content.push(serialized(write(nodes.slice(start, start + MAX_NODES), context, kind)));
    }
    return content;
  }
  for (const node of nodes) {
    // HTML has no pages.
    if (node.kind === "pageNumber") context.warn("page-number-left-out", node.origin);
    else content.push(writeInline(node, context, kind));
  }
  return content;
}

function writeInline(
  node: Exclude<Inline, { readonly kind: "pageNumber" }>,
  context: HtmlContext,
  kind: LineKind,
): ElementContent {
  switch (node.kind) {
    case "text":
      return writeText(node, context, kind);
    case "lineBreak":
      return kind === "code" ? text("\n") : element("br");
    case "image":
      return context.imageOf ? context.imageOf(node, context) : writeImage(node, context);
    case "footnoteReference":
      return writeFootnoteReference(node, context);
    case "marked":
      return writeMarked(node, context, kind);
    case "link":
      return element("a", { href: hrefOf(node.url, context) }, write(node.children, context, kind));
  }
}

function writeMarked(
  { mark, children }: Marked,
  context: HtmlContext,
  kind: LineKind,
): ElementContent {
  const isBlank = mark === "underline" && children.every(isWhiteSpace);
  if (!isBlank || context.target === "markdown")
    return element(ELEMENTS[mark], {}, write(children, context, kind));
  const content = children.map(({ value }) => text(value));
  return element("u", context.formatting.of(BLANK), content);
}

/** Class for underlined blanks, because browsers do not underline tabs or white space at the end of a line. */
const BLANK: readonly string[] = ["blank"];

function isWhiteSpace(node: Inline): node is Text {
  return node.kind === "text" && node.value.trim() === "";
}

function writeText(
  { value, style, timestamp }: Text,
  context: HtmlContext,
  kind: LineKind,
): ElementContent {
  const content = text(value);
  const names = kind === "text" ? spaceClass(value, context) : NO_NAMES;
  if (timestamp === undefined && !style && names === NO_NAMES) return content;
  const formatted = context.formatting.of(names, style && textDeclarations(style));
  if (timestamp !== undefined)
    return element("time", { dateTime: timestamp, ...formatted }, [content]);
  const isPlain = formatted.className === undefined && formatted.style === undefined;
  return isPlain ? content : element("span", formatted, [content]);
}

const NO_NAMES: readonly string[] = [];
const SPACED: readonly string[] = ["spaced"];

/**
 * Returns the class that preserves white space; without it, browsers collapse white space into one space. Markdown
 * renderers drop classes.
 */
function spaceClass(value: string, { target, warn }: HtmlContext): readonly string[] {
  if (!alignsBySpace(value)) return NO_NAMES;
  if (target !== "markdown") return SPACED;
  warn("white-space-left-out", { place: wholeDocument });
  return NO_NAMES;
}

function writeFootnoteReference(
  { number }: FootnoteReference,
  context: HtmlContext,
): ElementContent {
  const isFirst = !context.referenced.has(number);
  context.referenced.add(number);
  const properties = { href: `#${footnoteId(number)}`, role: "doc-noteref" };
  const link = element("a", properties, [text(String(number))]);
  return element("sup", { id: isFirst ? referenceId(number) : undefined }, [link]);
}
