import type { ElementContent } from "hast";
import type { Image } from "../../tree/image.js";
import { element } from "./element.js";
import type { HtmlContext } from "./html-context.js";
import {
  croppedDeclarations,
  imageDeclarations,
  windowDeclarations,
} from "./formatting/image-declarations.js";

/** Writes an image. A cropped image is inside a window that shows the visible part. */
export function writeImage(image: Image, { formatting }: HtmlContext): ElementContent {
  const { url: src, alternative: alt, title, width, height, crop } = image;
  const shown = imageDeclarations(image);
  if (!crop || !width || !height) {
    return element("img", { src, alt, title, width, height, ...formatting.of([], shown) });
  }
  const whole = formatting.of([], croppedDeclarations(crop, image));
  const window = formatting.of(["crop"], windowDeclarations(image), shown);
  return element("span", { ...window }, [element("img", { src, alt, title, ...whole })]);
}
