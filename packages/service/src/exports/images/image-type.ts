/** Beginnings of image files in hexadecimal, as their specifications have them. */
const signatures: readonly (readonly [mediaType: string, extension: string, begins: RegExp])[] = [
  ["image/png", "png", /^89504e470d0a1a0a/],
  ["image/jpeg", "jpg", /^ffd8ff/],
  ["image/gif", "gif", /^47494638(?:37|39)61/],
  ["image/webp", "webp", /^52494646.{8}57454250/],
  ["image/bmp", "bmp", /^424d.{8}00000000/],
];

/** Media type and extension of an image. */
export interface ImageType {
  readonly mediaType: string;
  readonly extension: string;
}

/**
 * What kind of image the bytes are; undefined for anything else.
 * SVG is none of them on purpose: it may hold scripts, and would run them where it is stored.
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  const [mediaType, extension] = signatures.find(([, , begins]) => begins.test(beginning)) ?? [];
  return mediaType && extension ? { mediaType, extension } : undefined;
}
