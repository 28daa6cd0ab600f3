import type { Crop, Image } from "../../../tree/image.js";
import { borderValue } from "./layout-declarations.js";

/** Returns rotation, border and floating of an image. */
export function imageDeclarations({ angle, border, opacity, floating }: Image): readonly string[] {
  return [
    ...(angle === undefined ? [] : [`transform: rotate(${angle}deg)`]),
    ...(border ? [`border: ${borderValue(border)}`] : []),
    ...(opacity === undefined ? [] : [`opacity: ${opacity}`]),
    ...(floating ? floatDeclarations(floating) : []),
  ];
}

/** Floats an image so that text flows around it on the side with more space, never in front of it or behind it. */
function floatDeclarations({
  wrap,
  left,
  margin,
}: NonNullable<Image["floating"]>): readonly string[] {
  if (wrap === "none" || wrap === "front" || wrap === "behind") return ["display: block"];
  const side = wrap === "left" || (wrap !== "right" && left > HALF_PAGE) ? "right" : "left";
  return [`float: ${side}`, `margin: ${margin}pt`, "max-width: 50%"];
}

/** In points: about half the text width of a page. */
const HALF_PAGE = 200;

/** The visible window of a cropped image. */
export function windowDeclarations({ width, height }: Image): readonly string[] {
  const ratio = width && height ? [`aspect-ratio: ${width} / ${height}`] : [];
  return [...(width ? [`width: ${width}px`] : []), ...ratio];
}

/** Positions the whole image behind the window, relative to the width of the window, so that both scale together. */
export function croppedDeclarations(
  { top, right, left }: Crop,
  { width = 1, height = 1, crop }: Image,
): readonly string[] {
  const across = 1 - left - right;
  const down = 1 - top - (crop?.bottom ?? 0);
  return [
    "max-width: none",
    `width: ${percent(1 / across)}`,
    `height: ${percent(1 / down)}`,
    `margin-left: ${percent(-left / across)}`,
    `margin-top: ${percent(((-top / down) * height) / width)}`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}
