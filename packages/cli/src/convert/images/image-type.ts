/** An image format: its media type and file extension. */
export interface ImageType {
  readonly mediaType: string;
  readonly extension: string;
}

type Signature = readonly [ImageType, offset: number, bytes: readonly number[]];

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** First bytes of the files of each format. */
const SIGNATURES: readonly Signature[] = [
  [{ mediaType: "image/png", extension: "png" }, 0, [0x89, ...ascii("PNG"), 0x0d, 0x0a]],
  [{ mediaType: "image/jpeg", extension: "jpg" }, 0, [0xff, 0xd8, 0xff]],
  [{ mediaType: "image/gif", extension: "gif" }, 0, ascii("GIF8")],
  [{ mediaType: "image/webp", extension: "webp" }, 8, ascii("WEBP")],
  [{ mediaType: "image/avif", extension: "avif" }, 4, ascii("ftypavif")],
];

/** Detects the format of an image from its first bytes; undefined for an unknown format. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const found = SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  );
  return found?.[0];
}
