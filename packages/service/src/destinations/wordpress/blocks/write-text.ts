import type { Block, Json } from "./block.js";
import type { BlockContext } from "./block-context.js";
import { knows, support } from "../site/block-types.js";
import {
  attributeOf,
  classesOf,
  declarationOf,
  type Element,
  type Node,
} from "../page/page-nodes.js";
import { justification } from "./justification.js";
import { richText } from "./rich-text.js";
import { splitAtPictures } from "./split-at-pictures.js";
import { writeGallery, writeImage } from "./write-image.js";

/** Writes a paragraph or heading, split at its pictures. Pictures without text become a gallery. */
export function writeText(element: Element, context: BlockContext): readonly Block[] {
  const parts = splitAtPictures(element.childNodes);
  const align = alignmentOf(element);
  const anchor = attributeOf(element, "id");
  const pictures = parts.flatMap((part) => (part.kind === "picture" ? [part.picture] : []));
  const isGallery = pictures.length > 1 && pictures.every(({ window }) => window === undefined);
  if (isGallery && pictures.length === parts.length)
    return [writeGallery(withAnchor(pictures, anchor), context)];
  return parts.map((part, at) => {
    const own = at === 0 ? anchor : undefined;
    return part.kind === "picture"
      ? writeImage({ align: sideOf(align), anchor: own, ...part.picture }, context)
      : textBlock(element, part.nodes, own, context);
  });
}

function withAnchor<Item extends object>(items: readonly Item[], anchor: string | undefined) {
  return items.map((item, at) => (at === 0 ? { ...item, anchor } : item));
}

/** Returns the alignment of an image. Only centering is used: at a side, text would flow around the image. */
function sideOf(align: string | undefined): string | undefined {
  return align === "center" ? align : undefined;
}

/** Writes nodes that were next to blocks as a paragraph. */
export function paragraphOf(nodes: readonly Node[], context: BlockContext): readonly Block[] {
  const content = richText(nodes, context);
  return content === "" ? [] : [{ name: "core/paragraph", tag: "p", content: [content] }];
}

function textBlock(
  element: Element,
  nodes: readonly Node[],
  anchor: string | undefined,
  context: BlockContext,
): Block {
  const { tagName } = element;
  const isParagraph = tagName === "p";
  const name = isParagraph ? "core/paragraph" : "core/heading";
  const dir = attributeOf(element, "dir");
  const direction = isParagraph && knows(context.types, name, "direction") ? dir : undefined;
  const style = justification(element, context);
  // If the block has no direction of its own, right-to-left text needs an alignment to begin at the right.
  const start =
    dir === "rtl" && direction === undefined && style === undefined ? "right" : undefined;
  const align = alignmentOf(element) ?? start;
  if (hasMoreFormatting(element)) context.losses.add("paragraph formatting");
  return {
    name,
    tag: tagName,
    attributes: {
      ...alignmentAttributes(name, align, context),
      level: isParagraph ? undefined : Number(tagName.slice(1)),
      direction,
    },
    ...(direction !== undefined && { properties: [["dir", direction]] }),
    classes: align === undefined ? [] : [`has-text-align-${align}`],
    className: ownClasses(element),
    anchor,
    content: [richText(nodes, context, { dir: direction === undefined ? dir : undefined, style })],
  };
}

function ownClasses(element: Element): string | undefined {
  const names = classesOf(element).filter((name) => OWN.has(name));
  return names.length === 0 ? undefined : names.join(" ");
}

/** Classes of the converter for the role of a text. */
const OWN: ReadonlySet<string> = new Set(["title", "subtitle"]);

/** Returns true if an element has formatting other than the alignment of its text. */
export function hasMoreFormatting(element: Element): boolean {
  const declarations = (attributeOf(element, "style") ?? "").split(";");
  return declarations.some((text) => !/^\s*(?:text-align:.*)?$/.test(text));
}

/**
 * Returns the alignment of a text; undefined for the start of the line, and for justified text, which the editor does
 * not support.
 */
function alignmentOf(element: Element): string | undefined {
  const isRtl = attributeOf(element, "dir") === "rtl";
  switch (declarationOf(element, "text-align")) {
    case "center":
      return "center";
    case "end":
    case "right":
      return isRtl ? "left" : "right";
    case undefined:
    default:
      return undefined;
  }
}

/** Returns the alignment attributes; newer versions of WordPress use the same setting for all texts. */
function alignmentAttributes(
  name: string,
  align: string | undefined,
  { types }: BlockContext,
): Readonly<Record<string, Json>> {
  if (align === undefined) return {};
  if (support(types, name, ["typography", "textAlign"]))
    return { style: { typography: { textAlign: align } } };
  return { [name === "core/heading" ? "textAlign" : "align"]: align };
}
