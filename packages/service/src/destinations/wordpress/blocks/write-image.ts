import type { Block, Properties } from "./block.js";
import type { Medium } from "../site/media.js";
import type { BlockContext } from "./block-context.js";
import type { CropWindow } from "../page/crop-window.js";
import { attributeOf, declarationOf, elementOf, type Element } from "../page/page-nodes.js";
import { serializeNodes } from "../page/serialize-nodes.js";
import { propertyText } from "./serialize-block.js";

/** A picture of the document, with its context there. */
export interface Picture {
  readonly image: Element;
  /** Target of a link around it. */
  readonly href?: string | undefined;
  readonly align?: string | undefined;
  readonly anchor?: string | undefined;
  /** Set if it is cropped. */
  readonly window?: CropWindow;
}

/** What decides the size of an image: the document, or the gallery that contains it. */
type Sizing = "document" | "gallery";

/** Writes an image as a separate block, with its size if that differs from the file's. */
export function writeImage(
  { image, href, align, anchor, window }: Picture,
  context: BlockContext,
  sizing: Sizing = "document",
): Block {
  if (window) return cropBlock(window, { href, align, anchor }, context);
  if (isTurned(image)) context.losses.add("rotation, borders and transparency of images");
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

/** Declarations that a crop window needs only inside a line of text. */
const OF_LINES: ReadonlySet<string> = new Set(["display", "vertical-align"]);

interface CropPlace {
  readonly href: string | undefined;
  readonly align: string | undefined;
  readonly anchor: string | undefined;
}

/**
 * Writes a cropped image as HTML, because an image block shows the whole image. A site that filters HTML may drop
 * `aspect-ratio`, so the height is written instead.
 */
function cropBlock(
  { element, image }: CropWindow,
  { href, align, anchor }: CropPlace,
  { media, isFiltered, losses }: BlockContext,
): Block {
  const declarations = (attributeOf(element, "style") ?? "").split(";").map((text) => text.trim());
  const kept = declarations.flatMap((text) => {
    const name = text.slice(0, text.indexOf(":"));
    if (text === "" || OF_LINES.has(name)) return [];
    if (!isFiltered || name !== "aspect-ratio") return [text];
    const [width = "", height = ""] = text.slice(name.length + 1).split("/");
    return [`height: ${heightOf(element, Number(width), Number(height))}px`];
  });
  if (isFiltered && declarationOf(element, "transform") !== undefined)
    losses.add("rotation, borders and transparency of images");
  const style = [...kept, ...(align === "center" ? ["margin: 0 auto"] : [])].join("; ");
  const src = attributeOf(image, "src") ?? "";
  const medium = media.get(src);
  const shown = elementOf(
    "img",
    {
      src,
      alt: attributeOf(image, "alt") ?? "",
      class: medium && `wp-image-${medium.id}`,
      style: attributeOf(image, "style"),
      title: attributeOf(image, "title"),
    },
    [],
  );
  const content = href === undefined ? shown : elementOf("a", { href }, [shown]);
  return {
    name: "core/html",
    content: [serializeNodes([elementOf("div", { id: anchor, style }, [content])])],
  };
}

/** Returns the height in pixels that an image of this size has at the width of its element. */
function heightOf(element: Element, width: number, height: number): number {
  const shown = Number.parseFloat(declarationOf(element, "width") ?? "");
  return Math.round(((shown > 0 ? shown : width) * height) / width);
}

function isTurned(image: Element): boolean {
  return ["transform", "border", "opacity"].some(
    (name) => declarationOf(image, name) !== undefined,
  );
}

/**
 * Writes images next to each other. By default, the editor would choose `linkTo` and the file size, and crop all images
 * to the same shape.
 */
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

/** Maximum relative difference between two aspect ratios that count as the same. */
const TOLERANCE = 0.02;

/** Returns the size of an image in the document; undefined if it is the size of the file. */
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
  // `auto` preserves the aspect ratio on screens narrower than the image.
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
 * Inserts an invisible joiner after an `&` that looks like the start of a character reference. The editor does not
 * escape it, then reads a different text, and reports the block as invalid.
 */
function readAgain(text: string): string {
  return text.replaceAll(/&(?=(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/gi, "&\u2060");
}

/**
 * Escapes each `<` in attributes if the site filters HTML. The editor does not escape it, and the filter would mistake
 * it for the start of another element and the image for text.
 */
function filterable(attributes: string, { isFiltered }: BlockContext): string {
  return isFiltered ? attributes.replaceAll("<", "&lt;") : attributes;
}

function linked(image: string, href: string | undefined, context: BlockContext): string {
  if (href === undefined) return image;
  return `<a${filterable(propertyText([["href", href]]), context)}>${image}</a>`;
}
