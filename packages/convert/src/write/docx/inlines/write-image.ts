import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Image } from "../../../tree/image.js";
import type { DocxContext } from "../docx-context.js";
import { writeDrawing } from "./drawing/write-drawing.js";
import { imageBytes } from "./image-bytes.js";
import type { RunLook } from "./run-look.js";
import { writeLink } from "./write-link.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** An image: held by the file where its bytes are there, else linked to its address. */
export function writeImage(image: Image, look: RunLook, context: DocxContext): readonly Element[] {
  const blip = writeBlip(image, context);
  if (blip) return [writeRun([writeDrawing(image, blip, context)], look, context)];
  context.warn("image-as-link", image.origin, image.alternative);
  return writeInstead(image, look, context);
}

/** Of a kind that word processors do not show: its text, with a link where its address is one. */
function writeInstead(image: Image, look: RunLook, context: DocxContext): readonly Element[] {
  const label = `[${image.alternative || image.title || "image"}]`;
  if (look.link || image.url.startsWith("data:")) return [writeText(label, look, context)];
  const write = () => [writeText(label, { ...look, link: true }, context)];
  return writeLink({ kind: "link", url: image.url, children: [] }, context, write);
}

/** What the drawing shows, or undefined where no reader would show it. */
function writeBlip(image: Image, { media, relationships, warn }: DocxContext): Element | undefined {
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
