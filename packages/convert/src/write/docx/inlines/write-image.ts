import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Image } from "../../../tree/image.js";
import type { DocxContext } from "../docx-context.js";
import { writeDrawing } from "./drawing/write-drawing.js";
import { imageBytes } from "./image-bytes.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { writeLink } from "./write-link.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** Writes an image: embedded if its bytes are available, otherwise linked to its URL. */
export function writeImage(
  image: Image,
  formatting: RunFormatting,
  context: DocxContext,
): readonly Element[] {
  const blip = writeBlip(image, context);
  if (blip) return [writeRun([writeDrawing(image, blip, context)], formatting, context)];
  context.warn("image-as-link", image.origin, image.alternative);
  return writeAsText(image, formatting, context);
}

/** Writes the text of an image that word processors cannot show, with a link unless its URL is data. */
function writeAsText(
  image: Image,
  formatting: RunFormatting,
  context: DocxContext,
): readonly Element[] {
  const label = `[${image.alternative || image.title || "image"}]`;
  if (formatting.link || image.url.startsWith("data:"))
    return [writeText(label, formatting, context)];
  const write = () => [writeText(label, { ...formatting, link: true }, context)];
  return writeLink({ kind: "link", url: image.url, children: [] }, context, write);
}

/** Returns the content of the drawing; undefined if word processors would not show it. */
function writeBlip(image: Image, { media, relationships, warn }: DocxContext): Element | undefined {
  const known = media.find(image.url);
  if (known !== undefined) return x("a:blip", { "r:embed": relationships.add("image", known) });
  const data = imageBytes(image);
  if (data) {
    const file = media.add(image.url, data);
    return file === undefined
      ? undefined
      : x("a:blip", { "r:embed": relationships.add("image", file) });
  }
  if (!/^https?:/i.test(image.url)) return undefined;
  warn("image-linked", image.origin, image.alternative);
  return x("a:blip", { "r:link": relationships.add("image", image.url, "External") });
}
