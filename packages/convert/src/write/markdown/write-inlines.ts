import type { Html, Image, PhrasingContent } from "mdast";
import type { Image as TreeImage } from "../../tree/image.js";
import type { Inline, Mark, Marked, PageNumber } from "../../tree/inline.js";
import type { MarkdownContext } from "./markdown-context.js";
import { addToLine, inMark } from "./in-mark.js";

/** How a soft line break is written: as a space in headings, and as HTML in pipe tables. */
export type LineBreakStyle = "break" | "space" | "html";

/** Inline content as Markdown. */
export function writeInlines(
  nodes: readonly Inline[],
  context: MarkdownContext,
  lineBreak: LineBreakStyle = "break",
): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (const node of nodes) {
    // Markdown has no pages.
    if (node.kind === "pageNumber") continue;
    if (node.kind !== "marked") content.push(writeInline(node, context, lineBreak));
    else for (const one of MARKED[node.mark](node, context, lineBreak)) addToLine(content, one);
  }
  return content;
}

function writeInline(
  node: Exclude<Inline, Marked | PageNumber>,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
): PhrasingContent {
  switch (node.kind) {
    case "text":
      return { type: "text", value: node.value.replaceAll("\t", " ") };
    case "lineBreak":
      return LINE_BREAKS[lineBreak];
    case "image":
      return writeImage(node, context);
    case "footnoteReference":
      return { type: "footnoteReference", identifier: String(node.number) };
    case "link":
      return {
        type: "link",
        url: node.url,
        children: writeInlines(node.children, context, lineBreak),
      };
  }
}

function writeImage(image: TreeImage, { warn }: MarkdownContext): Image {
  const { url, alternative: alt, title, width, crop, angle, border, floating, origin } = image;
  if (width ?? crop ?? angle ?? border ?? floating) warn("image-geometry-left-out", origin, alt);
  return { type: "image", url, alt, title: title ?? null };
}

const LINE_BREAKS: Readonly<Record<LineBreakStyle, PhrasingContent>> = {
  break: { type: "break" },
  space: { type: "text", value: " " },
  html: { type: "html", value: "<br>" },
};

type WriteMarked = (
  node: Marked,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
) => PhrasingContent[];

/** Marks without Markdown syntax are written as HTML. */
const MARKED: Readonly<Record<Mark, WriteMarked>> = {
  strong: inNode("strong"),
  emphasis: inNode("emphasis"),
  strikethrough: inNode("delete"),
  code: writeCode,
  underline: inElement("<u>", "</u>"),
  superscript: inElement("<sup>", "</sup>"),
  subscript: inElement("<sub>", "</sub>"),
  insertion: inElement("<ins>", "</ins>"),
  deletion: inElement("<del>", "</del>"),
};

function inNode(type: "strong" | "emphasis" | "delete"): WriteMarked {
  return (node, context, lineBreak) =>
    inMark(type, writeInlines(node.children, context, lineBreak));
}

function inElement(open: Html["value"], close: Html["value"]): WriteMarked {
  return (node, context, lineBreak) => [
    { type: "html", value: open },
    ...writeInlines(node.children, context, lineBreak),
    { type: "html", value: close },
  ];
}

/** A code span contains only text, so marks are written around the spans, and a line break, image or footnote separates two. */
function writeCode(
  node: Marked,
  context: MarkdownContext,
  lineBreak: LineBreakStyle,
): PhrasingContent[] {
  return node.children.flatMap((child): PhrasingContent[] => {
    if (child.kind === "text") return codeOf(child.value, lineBreak);
    if (child.kind !== "marked" && child.kind !== "link")
      return writeInlines([child], context, lineBreak);
    return writeInlines(
      [{ ...child, children: [{ ...node, children: child.children }] }],
      context,
      lineBreak,
    );
  });
}

/** In a pipe table, a code span has no way to write a backslash before a pipe. */
function codeOf(value: string, lineBreak: LineBreakStyle): PhrasingContent[] {
  if (lineBreak !== "html" || !value.includes("\\|")) return [{ type: "inlineCode", value }];
  return [
    { type: "html", value: "<code>" },
    { type: "text", value },
    { type: "html", value: "</code>" },
  ];
}
