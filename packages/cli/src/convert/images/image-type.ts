/** A format of images that documents contain: its media type, and the extension of its files. */
export interface ImageType {
  readonly mediaType: string;
  readonly extension: string;
}

type Signature = readonly [ImageType, offset: number, bytes: readonly number[]];

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** How the files of each format begin. */
const SIGNATURES: readonly Signature[] = [
  [{ mediaType: "image/png", extension: "png" }, 0, [0x89, ...ascii("PNG"), 0x0d, 0x0a]],
  [{ mediaType: "image/jpeg", extension: "jpg" }, 0, [0xff, 0xd8, 0xff]],
  [{ mediaType: "image/gif", extension: "gif" }, 0, ascii("GIF8")],
  [{ mediaType: "image/webp", extension: "webp" }, 8, ascii("WEBP")],
  [{ mediaType: "image/avif", extension: "avif" }, 4, ascii("ftypavif")],
];

/** The format of an image by its bytes; undefined if they are none of a known format. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const found = SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  );
  return found?.[0];
}
