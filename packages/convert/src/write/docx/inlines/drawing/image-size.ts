import type { Image } from "../../../../tree/image.js";
import { MAX_LENGTH, pointsOfPixels } from "../../formatting/units.js";

/** Width and height in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of an image that has no size in the document. */
const FALLBACK: Size = { width: 240, height: 180 };

/** Returns the display size of an image, scaled down if it does not fit into the line. */
export function imageSize({ width, height }: Image, room: number): Size {
  const wanted =
    width === undefined || height === undefined
      ? FALLBACK
      : { width: pointsOfPixels(width), height: pointsOfPixels(height) };
  const scale = Math.min(1, room / wanted.width, MAX_LENGTH / wanted.height);
  return { width: wanted.width * scale, height: wanted.height * scale };
}
