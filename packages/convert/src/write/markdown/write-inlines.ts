import type { Html, Image, Link as MarkdownLink, PhrasingContent } from "mdast";
import type { Image as TreeImage } from "../../tree/image.js";
import type {
  FootnoteReference,
  Inline,
  Link,
  Mark,
  Marked,
  PageNumber,
} from "../../tree/inline.js";
import { writeInlines as writeHtmlInlines } from "../html/write-inlines.js";
import { alignsBySpace } from "../../tree/aligns-by-space.js";
import { blankOf } from "../text/blank-of.js";
import { firstCharacters, setApart } from "../text/superscript.js";
import type { MarkdownContext } from "./markdown-context.js";
import { withoutAutolink } from "./serialize/autolinks.js";
import { withClearMarks } from "./marks/clear-marks.js";
import { addToLine, inMark } from "./marks/in-mark.js";
import { rawHtml } from "./raw-html.js";
import { isSpace } from "./trim-line.js";

/** How to write a soft line break: in headings as a space, in pipe tables as HTML or, without HTML, as a space. */
export type LineBreakStyle = "break" | "space" | "html" | "cell";

/** Writes inline content as Markdown. */
export function writeInlines(
  nodes: readonly Inline[],
  context: MarkdownContext,
  lineBreak: LineBreakStyle = "break",
): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  let hasMarks = false;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    // Markdown has no pages.
    if (!node || node.kind === "pageNumber") continue;
    if (node.kind === "link") content.push(...writeLink(node, context, lineBreak));
    else if (node.kind !== "marked") addToLine(content, writeInline(node, context, lineBreak));
    else {
      hasMarks = true;
      const outer = withElementOutside(node, context);
      const marked = MARKED[outer.mark](outer, context, lineBreak, nodes[index + 1]);
      for (const one of marked) addToLine(content, one);
    }
  }
  return hasMarks && context.dialect.html !== "none" ? withClearMarks(content) : content;
}

/**
 * Returns the same marks with the one outside that is written as an element: next to a letter, `x<sub>*i*</sub>` is
 * emphasis in Markdown, and `x*<sub>i</sub>*` is not.
 */
function withElementOutside(node: Marked, context: MarkdownContext): Marked {
  const [only] = node.children;
  if (context.dialect.html === "none" || ELEMENTS.has(node.mark) || node.children.length !== 1) {
    return node;
  }
  const inner = only?.kind === "marked" ? withElementOutside(only, context) : undefined;
  if (!inner || !ELEMENTS.has(inner.mark)) return node;
  return { ...inner, children: [{ ...node, children: inner.children }] };
}

/** Marks that are written as HTML elements in all dialects. */
const ELEMENTS: ReadonlySet<Mark> = new Set([
  "underline",
  "superscript",
  "subscript",
  "insertion",
  "deletion",
]);

function writeInline(
  node: Exclude<Inline, Link | Marked | PageNumber>,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
): PhrasingContent {
  switch (node.kind) {
    case "text":
      if (alignsBySpace(node.value)) context.leftOut.add("white-space-left-out");
      return { type: "text", value: node.value.replaceAll("\t", " ") };
    case "lineBreak":
      return LINE_BREAKS[lineBreak](context);
    case "image":
      return writeImage(node, context);
    case "footnoteReference":
      return writeFootnoteReference(node, context);
  }
}

/** Writes an image. If its size is requested, it is written as HTML, because Markdown cannot express sizes. */
function writeImage(image: TreeImage, context: MarkdownContext): Image | Html {
  const { warn, sizesImages } = context;
  if (sizesImages && image.width !== undefined) {
    return rawHtml(writeHtmlInlines([image], context.html), context);
  }
  const { url, alternative: alt, title, width, crop, angle, border, floating, origin } = image;
  if (crop) warn("image-crop-left-out", origin, alt);
  if (width ?? angle ?? border ?? floating) warn("image-geometry-left-out", origin, alt);
  return { type: "image", url, alt, title: title ?? null };
}

function writeFootnoteReference(
  reference: FootnoteReference,
  context: MarkdownContext,
): PhrasingContent {
  const { isGfm, html } = context.dialect;
  if (isGfm) return { type: "footnoteReference", identifier: String(reference.number) };
  if (html === "none") return { type: "text", value: `[${reference.number}]` };
  return rawHtml(writeHtmlInlines([reference], context.html), context);
}

function writeLink(
  { url, children: nodes }: Link,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
): PhrasingContent[] {
  const linkOf = (children: readonly Inline[], style = lineBreak): MarkdownLink => ({
    type: "link",
    url,
    children: withoutAutolink(url, writeInlines(children, context, style)),
  });
  if (lineBreak !== "break" || !mayDefine(nodes, false)) return [linkOf(nodes)];
  if (context.dialect.html !== "none") return [linkOf(nodes, "html")];
  return linesOf(nodes).flatMap((line, at): PhrasingContent[] => [
    ...(at > 0 ? [LINE_BREAKS.break(context)] : []),
    ...(line.length > 0 ? [linkOf(line)] : []),
  ]);
}

/**
 * Whether a link with this content could be parsed as a definition if it spans two lines, because code is not escaped.
 */
function mayDefine(nodes: readonly Inline[], isCode: boolean): boolean {
  return nodes.some((node) => {
    if (node.kind === "text") return isCode && node.value.includes("]:");
    return node.kind === "marked" && mayDefine(node.children, isCode || node.mark === "code");
  });
}

/** Splits the content of a link into lines: without HTML, each line becomes a separate link. */
function linesOf(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const lines: Inline[][] = [[]];
  for (const node of nodes) {
    if (node.kind === "lineBreak") lines.push([]);
    else if (node.kind !== "marked") lines.at(-1)?.push(node);
    else
      for (const [at, children] of linesOf(node.children).entries()) {
        if (at > 0) lines.push([]);
        if (children.length > 0) lines.at(-1)?.push({ ...node, children });
      }
  }
  return lines;
}

const LINE_BREAKS: Readonly<Record<LineBreakStyle, (context: MarkdownContext) => PhrasingContent>> =
  {
    break: () => ({ type: "break" }),
    space: () => ({ type: "text", value: " " }),
    cell: () => ({ type: "text", value: " " }),
    html: ({ dialect }) => ({ type: "html", value: dialect.html === "jsx" ? "<br />" : "<br>" }),
  };

/** Creates a line break. */
export function lineBreakOf(style: LineBreakStyle, context: MarkdownContext): PhrasingContent {
  return LINE_BREAKS[style](context);
}

type WriteMarked = (
  node: Marked,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
  next?: Inline,
) => PhrasingContent[];

const inDel = inElement("del");

/** Writers of marks. Marks without Markdown syntax are written as HTML. */
const MARKED: Readonly<Record<Mark, WriteMarked>> = {
  strong: inNode("strong"),
  emphasis: inNode("emphasis"),
  strikethrough: (node, context, lineBreak) =>
    context.dialect.isGfm
      ? inNode("delete")(node, context, lineBreak)
      : inDel(node, context, lineBreak),
  code: writeCode,
  underline: inElement("u"),
  superscript: inElement("sup"),
  subscript: inElement("sub"),
  insertion: inElement("ins"),
  deletion: inDel,
};

/** Characters around content whose mark has no Markdown syntax, as in plain text. */
const SIGNS: Readonly<Partial<Record<Mark, readonly [open: string, close: string]>>> = {
  insertion: ["{+", "+}"],
  deletion: ["[-", "-]"],
  superscript: ["^(", ")"],
};

function inNode(type: "strong" | "emphasis" | "delete"): WriteMarked {
  return (node, context, lineBreak) =>
    inMark(type, writeInlines(node.children, context, lineBreak));
}

/** Writes a mark as an HTML element. Without HTML, the mark is left out or shown by characters around the content. */
function inElement(name: string): WriteMarked {
  const [open, close] = [`<${name}>`, `</${name}>`];
  return (node, context, lineBreak, next) => {
    const blank = node.mark === "underline" ? blankOf(node.children) : undefined;
    if (blank !== undefined) return [{ type: "text", value: blank }];
    const content = writeInlines(node.children, context, lineBreak);
    if (node.mark === "underline" && content.every(isSpace)) return content;
    if (context.dialect.html !== "none") return [html(open), ...content, html(close)];
    context.leftOut.add("marks-left-out");
    return inSigns(node.mark, content, next);
  };
}

function inSigns(
  mark: Mark,
  content: PhrasingContent[],
  next: Inline | undefined,
): PhrasingContent[] {
  const [only] = content;
  if (mark === "superscript" && only?.type === "text" && content.length === 1) {
    const around = { before: ")", after: next ? firstCharacters(next) : "" };
    return [{ type: "text", value: setApart(only.value, around) }];
  }
  const signs = SIGNS[mark];
  if (!signs) return content;
  return [{ type: "text", value: signs[0] }, ...content, { type: "text", value: signs[1] }];
}

function html(value: string): Html {
  return { type: "html", value };
}

/**
 * Writes code. A code span contains only text, so marks are written around the spans, and a line break, image or
 * footnote splits a span.
 */
function writeCode(
  node: Marked,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
): PhrasingContent[] {
  return node.children.flatMap((child): PhrasingContent[] => {
    if (child.kind === "text") return codeOf(child.value, lineBreak, context);
    const isAround = child.kind === "marked" || child.kind === "link";
    const code = isAround && { ...child, children: [{ ...node, children: child.children }] };
    return writeInlines([code || child], context, lineBreak);
  });
}

/** Creates a code span. In a pipe table, a code span cannot contain a backslash before a pipe. */
function codeOf(
  value: string,
  lineBreak: LineBreakStyle,
  { leftOut }: MarkdownContext,
): PhrasingContent[] {
  const isInCell = lineBreak === "html" || lineBreak === "cell";
  if (!isInCell || !value.includes("\\|")) return [{ type: "inlineCode", value }];
  if (lineBreak === "html") return [html("<code>"), { type: "text", value }, html("</code>")];
  leftOut.add("marks-left-out");
  return [{ type: "text", value }];
}
