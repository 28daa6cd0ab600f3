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
import { richText } from "./rich-text.js";
import { splitAtPictures } from "./split-at-pictures.js";
import { writeGallery, writeImage } from "./write-image.js";

/** A paragraph or heading, divided at its pictures; pictures alone are a gallery. */
export function writeText(element: Element, context: BlockContext): readonly Block[] {
  const parts = splitAtPictures(element.childNodes);
  const align = alignmentOf(element);
  const anchor = attributeOf(element, "id");
  const pictures = parts.flatMap((part) => (part.kind === "picture" ? [part.picture] : []));
  if (pictures.length > 1 && pictures.length === parts.length)
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

/** An image at the start of its line needs no side: text would flow around it. */
function sideOf(align: string | undefined): string | undefined {
  return align === "center" ? align : undefined;
}

/** A paragraph of nodes, which stood beside blocks. */
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
  const align = alignmentOf(element);
  const dir = attributeOf(element, "dir");
  const direction = isParagraph && knows(context.types, name, "direction") ? dir : undefined;
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
    content: [richText(nodes, context, { dir: direction === undefined ? dir : undefined })],
  };
}

function ownClasses(element: Element): string | undefined {
  const names = classesOf(element).filter((name) => OWN.has(name));
  return names.length === 0 ? undefined : names.join(" ");
}

/** Classes of the converter that say what a text is. */
const OWN: ReadonlySet<string> = new Set(["title", "subtitle"]);

/** Where a text stands; undefined at the start of the line, and where it fills the line, which the editor has not. */
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

/** Newer versions of WordPress have one setting for the alignment of all texts. */
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
