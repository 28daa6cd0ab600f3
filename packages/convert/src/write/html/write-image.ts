import type { ElementContent } from "hast";
import type { Image } from "../../tree/image.js";
import { element } from "./element.js";
import type { HtmlContext } from "./html-context.js";
import {
  croppedDeclarations,
  imageDeclarations,
  windowDeclarations,
} from "./formatting/image-declarations.js";

/** An image; a cropped one is inside a window that shows the visible part. */
export function writeImage(image: Image, { classes }: HtmlContext): ElementContent {
  const { url: src, alternative: alt, title, width, height, crop } = image;
  const styleClass = classes.classOf(imageDeclarations(image));
  if (!crop || !width || !height) {
    return element("img", { src, alt, title, width, height, className: styleClass });
  }
  const whole = classes.classOf(croppedDeclarations(crop, image));
  const window = classes.classOf(windowDeclarations(image));
  const names = ["crop", ...(window ?? []), ...(styleClass ?? [])];
  return element("span", { className: names }, [
    element("img", { src, alt, title, className: whole }),
  ]);
}
