import type { Image, ImageData } from "../../../tree/image.js";

const DATA_ADDRESS = /^data:([^;,]+);base64,(.*)$/is;

/** Returns the bytes of an image, from the option `images` or its `data:` URL. */
export function imageBytes({ data, url }: Image): ImageData | undefined {
  if (data) return data;
  const [, mediaType, base64] = DATA_ADDRESS.exec(url) ?? [];
  if (mediaType === undefined || base64 === undefined) return undefined;
  const bytes = bytesOfBase64(base64);
  return bytes && { mediaType: mediaType.toLowerCase(), bytes };
}

function bytesOfBase64(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    // `atob` throws this for invalid base64 (HTML Standard, 8.3).
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
