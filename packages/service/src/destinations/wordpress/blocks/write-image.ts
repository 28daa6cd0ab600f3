import type { Block, Properties } from "./block.js";
import type { Medium } from "../site/media.js";
import type { BlockContext } from "./block-context.js";
import { attributeOf, declarationOf, type Element } from "../page/page-nodes.js";
import { propertyText } from "./serialize-block.js";

/** A picture of the document, and how it stood there. */
export interface Picture {
  readonly image: Element;
  /** Where a link around it leads. */
  readonly href?: string | undefined;
  readonly align?: string | undefined;
  readonly anchor?: string | undefined;
}

/** Whether an image is as large as in the document, or as a gallery makes it. */
type Sizing = "document" | "gallery";

/** An image as its own block, with its size where that is not the one of the file. */
export function writeImage(
  { image, href, align, anchor }: Picture,
  context: BlockContext,
  sizing: Sizing = "document",
): Block {
  const medium = context.media.get(attributeOf(image, "src") ?? "");
  const size = sizing === "document" ? shownSize(image, medium, context) : undefined;
  const side = sizing === "document" ? (declarationOf(image, "float") ?? align) : undefined;
  const destination = href === undefined ? medium && "none" : "custom";
  return {
    name: "core/image",
    tag: "figure",
    anchor,
    attributes: {
      align: side,
      id: medium?.id,
      ...size?.attributes,
      sizeSlug: medium && "full",
      linkDestination: destination,
    },
    classes: [
      ...(side === undefined ? [] : [`align${side}`]),
      ...(medium ? ["size-full"] : []),
      ...(size ? ["is-resized"] : []),
    ],
    content: [linked(imageTag(image, medium, size, context), href, context)],
  };
}

/** Images beside each other. The editor would set `linkTo` and the size of the files by itself, and cut all to one shape. */
export function writeGallery(pictures: readonly Picture[], context: BlockContext): Block {
  return {
    name: "core/gallery",
    tag: "figure",
    attributes: { linkTo: "none", imageCrop: false, sizeSlug: "full" },
    classes: ["has-nested-images", "columns-default"],
    anchor: pictures.find(({ anchor }) => anchor !== undefined)?.anchor,
    content: pictures.map(({ image, href }) => writeImage({ image, href }, context, "gallery")),
  };
}

interface ShownSize {
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly style?: string;
  readonly properties?: Properties;
}

/** The share by which the sides of two sizes may differ and count as the same picture. */
const TOLERANCE = 0.02;

/** The size in the document; undefined if it is that of the file. */
function shownSize(
  image: Element,
  medium: Medium | undefined,
  { types }: BlockContext,
): ShownSize | undefined {
  const width = Math.round(Number(attributeOf(image, "width") ?? 0));
  const height = Math.round(Number(attributeOf(image, "height") ?? 0));
  if (!(width > 0) || !(height > 0)) return undefined;
  if (medium?.width === width && medium.height === height) return undefined;
  if (types.get("core/image")?.attributes["width"]?.type !== "string") {
    const properties: Properties = [
      ["width", String(width)],
      ["height", String(height)],
    ];
    return { attributes: { width, height }, properties };
  }
  // So that it keeps its shape on screens that are narrower than it is.
  const shown = keepsShape({ width, height }, medium) ? "auto" : `${height}px`;
  const attributes = { width: `${width}px`, height: shown };
  return { attributes, style: `width:${width}px;height:${shown}` };
}

function keepsShape(
  { width, height }: { readonly width: number; readonly height: number },
  medium: Medium | undefined,
): boolean {
  if (!medium?.width || !medium.height) return false;
  return Math.abs((width * medium.height) / (height * medium.width) - 1) <= TOLERANCE;
}

function imageTag(
  image: Element,
  medium: Medium | undefined,
  size: ShownSize | undefined,
  context: BlockContext,
): string {
  const title = attributeOf(image, "title");
  const attributes = propertyText([
    ["src", attributeOf(image, "src") ?? ""],
    ["alt", readAgain(attributeOf(image, "alt") ?? "")],
    ["class", medium && `wp-image-${medium.id}`],
    ["style", size?.style],
    ...(size?.properties ?? []),
    ["title", title === undefined ? undefined : readAgain(title)],
  ]);
  return `<img${filterable(attributes, context)}/>`;
}

/**
 * The editor does not escape an `&` that begins what looks like a character reference, and calls a block invalid whose text
 * it then reads as another: an invisible joiner keeps the two apart.
 */
function readAgain(text: string): string {
  return text.replaceAll(/&(?=(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/gi, "&\u2060");
}

/**
 * The editor writes a `<` in an attribute as it is, and the filter of a site takes it for the beginning of another element and
 * the image for text.
 */
function filterable(attributes: string, { isFiltered }: BlockContext): string {
  return isFiltered ? attributes.replaceAll("<", "&lt;") : attributes;
}

function linked(image: string, href: string | undefined, context: BlockContext): string {
  if (href === undefined) return image;
  return `<a${filterable(propertyText([["href", href]]), context)}>${image}</a>`;
}
