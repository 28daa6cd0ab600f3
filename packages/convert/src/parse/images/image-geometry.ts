import type { HostedImageProperties } from "../../hosted/hosted-object.js";
import { readNumber } from "../../hosted/read.js";
import type { Image } from "../../tree/image.js";

/** Returns the crop of an image, unless it removes nothing or everything. */
export function cropOf(crop: HostedImageProperties["cropProperties"]): Pick<Image, "crop"> {
  const [top, right, bottom, left] = [
    share(crop?.offsetTop),
    share(crop?.offsetRight),
    share(crop?.offsetBottom),
    share(crop?.offsetLeft),
  ];
  const cuts = top + right + bottom + left > 0;
  return cuts && top + bottom < 1 && left + right < 1 ? { crop: { top, right, bottom, left } } : {};
}

/** Returns the rotation of the image, in whole degrees. */
export function angleOf(image: HostedImageProperties | null | undefined): Pick<Image, "angle"> {
  const angle = Math.round((readNumber(image?.angle, 0) * 180) / Math.PI) % 360;
  return angle === 0 ? {} : { angle };
}

/** Returns a fraction from 0 to 1, rounded to four decimals. Negative crops, which would add space, become 0. */
function share(offset: number | null | undefined): number {
  return Math.min(Math.max(Math.round(readNumber(offset, 0) * 10000) / 10000, 0), 1);
}
