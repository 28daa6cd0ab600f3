import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { Image } from "../../tree/image.js";
import type { HtmlContext } from "./html-context.js";
import {
  croppedDeclarations,
  imageDeclarations,
  windowDeclarations,
} from "./look/image-declarations.js";

/** An image; a cropped one stands behind a window that shows what the author left of it. */
export function writeImage(image: Image, { classes }: HtmlContext): ElementContent {
  const { url: src, alternative: alt, title, width, height, crop } = image;
  const look = classes.nameOf(imageDeclarations(image));
  if (!crop || !width || !height) {
    return h("img", { src, alt, title, width, height, className: look });
  }
  const whole = classes.nameOf(croppedDeclarations(crop, image));
  const window = classes.nameOf(windowDeclarations(image));
  const names = ["crop", window, look].filter((name) => name !== undefined);
  return h("span", { className: names }, h("img", { src, alt, title, className: whole }));
}
