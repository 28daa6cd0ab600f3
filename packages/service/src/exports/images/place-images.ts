import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Destination } from "../../destinations/destination.js";
import { imageType, type FetchedImage } from "./fetch-images.js";

/** An image file next to a document. */
export interface ImageFile {
  /** Path inside the destination. */
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Paths of the images of a document. */
export interface PlacedImages {
  /** Each image once, however often it is used in the document. */
  readonly files: readonly ImageFile[];
  /** Maps the address in the document to the address relative to its file. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Maps the address in the document to the target of the image's file. */
  readonly targets: ReadonlyMap<string, string>;
}

const HASH_LENGTH = 16;
const SUFFIX = ".images";
/** Maximum length of a file name in nearly every file system. */
const MAX_NAME_BYTES = 255;

/**
 * Assigns each image a path next to the document: a folder named after the document's file, and the hash of the image's
 * bytes. The name identifies the content, so writing the file again changes nothing.
 */
export function placeImages(target: string, images: readonly FetchedImage[]): PlacedImages {
  const folder = posix.basename(imagesFolder(target));
  const files = new Map<string, ImageFile>();
  const addresses = new Map<string, string>();
  const targets = new Map<string, string>();
  for (const { url, bytes, mediaType } of images) {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
    const name = `${folder}/${hash}.${imageType(bytes)?.extension ?? "bin"}`;
    addresses.set(url, name.split("/").map(encodeURIComponent).join("/"));
    const file = { target: posix.join(posix.dirname(target), name), bytes, mediaType };
    files.set(name, file);
    targets.set(url, file.target);
  }
  return { files: [...files.values()], addresses, targets };
}

/** Returns the folder for the images of a result. */
export function imagesFolder(target: string): string {
  const name = `${cutToBytes(posix.basename(target), MAX_NAME_BYTES - SUFFIX.length)}${SUFFIX}`;
  return posix.join(posix.dirname(target), name);
}

/** Uploads images to a destination that assigns its own addresses, and returns these by the address in the document. */
export async function rehostImages(
  rehostImage: NonNullable<Destination["rehostImage"]>,
  { files, targets }: PlacedImages,
): Promise<ReadonlyMap<string, string>> {
  const rehosted = new Map<string, string>();
  for (const { target, bytes, mediaType } of files)
    rehosted.set(target, await rehostImage({ name: posix.basename(target), bytes, mediaType }));
  return new Map([...targets].map(([url, target]) => [url, rehosted.get(target) ?? url]));
}

/** Cuts a name to a number of bytes without splitting a character. */
function cutToBytes(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name;
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(bytes));
  return name.slice(0, read);
}
