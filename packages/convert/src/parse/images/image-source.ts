import { encodeBase64 } from "./encode-base64.js";
import type { Image, ImageData } from "../../tree/image.js";
import type { Origin } from "../../place/place.js";
import type { ParseContext } from "../parse-context.js";
import { safeImageUrl } from "../links/safe-url.js";

/** Media types of images that cannot contain scripts. */
const MEDIA_TYPE = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** The URL of an image in the document, and whether it expires. */
export interface ImageAddress {
  readonly url: string;
  readonly expires: boolean;
}

/** Returns the URL or data that the output uses for an image, according to the option `images`. */
export function imageSource(
  address: ImageAddress,
  excerpt: string,
  origin: Origin,
  context: ParseContext,
): Pick<Image, "url" | "data"> {
  const { images } = context.options;
  if (images === "link") return linkTo(address, excerpt, origin, context);
  const found =
    "embed" in images
      ? embedded(images.embed.get(address.url))
      : stored(images.external.get(address.url));
  if (found) return found;
  context.warn("image-not-resolved", origin, excerpt);
  return linkTo(address, excerpt, origin, context);
}

function linkTo(
  { url, expires }: ImageAddress,
  excerpt: string,
  origin: Origin,
  context: ParseContext,
): Pick<Image, "url"> {
  if (expires) context.warn("image-expires", origin, excerpt);
  return { url };
}

function embedded(data: ImageData | undefined): Pick<Image, "url" | "data"> | undefined {
  if (!data || !MEDIA_TYPE.test(data.mediaType)) return undefined;
  return { url: `data:${data.mediaType};base64,${encodeBase64(data.bytes)}`, data };
}

function stored(url: string | undefined): Pick<Image, "url"> | undefined {
  const safe = url === undefined ? undefined : safeImageUrl(url);
  return safe === undefined ? undefined : { url: safe };
}
