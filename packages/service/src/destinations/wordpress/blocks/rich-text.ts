import type { BlockContext } from "./block-context.js";
import { cropWindow, type CropWindow } from "../page/crop-window.js";
import { listLabels } from "./list-labels.js";
import {
  attributeOf,
  declarationOf,
  elementOf,
  isBlank,
  isElement,
  textNode,
  withChildren,
  type Element,
  type Node,
} from "../page/page-nodes.js";
import { serializeNodes } from "../page/serialize-nodes.js";

/** Elements that start a new line, unlike inline elements. */
const BLOCKS: ReadonlySet<string> = new Set(
  "address aside blockquote div figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul".split(
    " ",
  ),
);

/** Returns true if a node is a block element rather than part of a text. */
export function isBlockNode(node: Node): node is Element {
  return isElement(node) && BLOCKS.has(node.tagName);
}

/** An id, a text direction or a style, if the text's block has none. */
export type TextIdentity = Readonly<Record<"id" | "dir" | "style", string | undefined>>;

/** Writes the content of a text block as HTML. Block elements inside it are separated by line breaks. */
export function richText(
  nodes: readonly Node[],
  context: BlockContext,
  identity: Partial<TextIdentity> = {},
): string {
  const lines = linesOf(nodes, context).filter((line) => !line.every(isBlank));
  const parts = lines.flatMap((line, index) =>
    index === 0 ? line : [elementOf("br", {}, []), ...line],
  );
  const isNamed = Object.values(identity).some((value) => value !== undefined);
  return serializeNodes(isNamed ? [elementOf("span", identity, parts)] : parts);
}

/** Splits nodes into lines; adjacent inline nodes share a line. */
function linesOf(nodes: readonly Node[], context: BlockContext): readonly (readonly Node[])[] {
  const lines: Node[][] = [];
  let open: Node[] | undefined;
  for (const node of nodes) {
    if (isBlockNode(node)) {
      lines.push(...linesOfElement(node, context).map((line) => [...line]));
      open = undefined;
      continue;
    }
    const written = isBlank(node) && !open ? [] : inline(node, context);
    if (!open && written.length > 0) lines.push((open = []));
    open?.push(...written);
  }
  return lines;
}

function linesOfElement(element: Element, context: BlockContext): readonly (readonly Node[])[] {
  const { tagName, childNodes } = element;
  const id = attributeOf(element, "id");
  const named = (lines: readonly (readonly Node[])[]) =>
    id === undefined
      ? lines
      : lines.map((line, at) => (at === 0 ? [elementOf("span", { id }, line)] : line));
  if (tagName === "hr") return [];
  if (tagName === "pre") return [codeLine(childNodes, context)];
  if (tagName === "ul" || tagName === "ol") return labelledLines(element, context);
  const lines = named(linesOf(childNodes, context));
  return /^h[1-6]$/.test(tagName) ? lines.map((line) => [elementOf("strong", {}, line)]) : lines;
}

function codeLine(nodes: readonly Node[], context: BlockContext): readonly Node[] {
  return nodes.flatMap((node) => inline(node, context)).map(withBreaks);
}

/** Replaces line feeds in text with breaks: only a code block preserves line feeds. */
function withBreaks(node: Node): Node {
  if (!isElement(node)) return node;
  const parts = node.childNodes.flatMap((child) => {
    if (!("value" in child)) return [withBreaks(child)];
    return child.value
      .split("\n")
      .flatMap((line, at) => [...(at > 0 ? [elementOf("br", {}, [])] : []), textNode(line)]);
  });
  return withChildren(node, parts);
}

function labelledLines(list: Element, context: BlockContext): readonly (readonly Node[])[] {
  return listLabels(list).flatMap(({ item, label }) =>
    linesOf(item.childNodes, context).map((line, at) =>
      at === 0 && label !== "" ? [textNode(`${label} `), ...line] : line,
    ),
  );
}

function inline(node: Node, context: BlockContext): readonly Node[] {
  if (!isElement(node)) return "value" in node ? [node] : [];
  const children = () => node.childNodes.flatMap((child) => inline(child, context));
  const { tagName } = node;
  if (tagName === "label") return children();
  // Sites drop form fields of authors who are not administrators.
  if (tagName === "input")
    return [textNode(attributeOf(node, "checked") === undefined ? "☐" : "☑")];
  if (tagName === "img") return [inlineImage(node, context)];
  const window = cropWindow(node);
  if (window && context.isFiltered) return [wholeImage(window, context)];
  const reference = context.footnotes.reference(node);
  return [reference ?? withChildren(node, children())];
}

/**
 * Writes the whole image instead of a crop window, and records the loss. A site that filters HTML would drop parts of
 * the window, and the image would then be too large.
 */
function wholeImage({ element, image }: CropWindow, context: BlockContext): Element {
  context.losses.add("crops of images");
  const width = declarationOf(element, "width")?.replace(/px$/, "");
  const attributes = { src: attributeOf(image, "src"), alt: attributeOf(image, "alt"), width };
  return inlineImage(elementOf("img", attributes, []), context);
}

/** Writes an inline image as the editor inserts it. */
function inlineImage(image: Element, { media }: BlockContext): Element {
  const src = attributeOf(image, "src");
  const medium = media.get(src ?? "");
  const width = attributeOf(image, "width");
  const style = width === undefined ? attributeOf(image, "style") : `width: ${width}px;`;
  const name = medium && `wp-image-${medium.id}`;
  const alt = attributeOf(image, "alt") ?? "";
  return elementOf("img", { class: name, style, src, alt }, []);
}
