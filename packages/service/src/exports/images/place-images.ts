import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Destination } from "../../destinations/destination.js";
import { imageType, type FetchedImage } from "./fetch-images.js";

/** An image file beside a document. */
export interface ImageFile {
  /** Where it lies inside the destination. */
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Where the images of a document go. */
export interface PlacedImages {
  /** Each image once, however often the document shows it. */
  readonly files: readonly ImageFile[];
  /** From the address in the document to the one relative to its file. */
  readonly addresses: ReadonlyMap<string, string>;
  /** From the address in the document to the target of its file. */
  readonly targets: ReadonlyMap<string, string>;
}

const HASH_LENGTH = 16;
const SUFFIX = ".images";
/** Longest name of a file in nearly every file system. */
const MAX_NAME_BYTES = 255;

/**
 * Gives each image a name beside the document: a folder named after its file, and the hash of the bytes.
 * The name says what the file holds, so writing it again changes nothing.
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

/** Where the images of a result lie. */
export function imagesFolder(target: string): string {
  const name = `${cutToBytes(posix.basename(target), MAX_NAME_BYTES - SUFFIX.length)}${SUFFIX}`;
  return posix.join(posix.dirname(target), name);
}

/** Uploads images to a destination that gives them its own addresses, and gives these by the addresses in the document. */
export async function rehostImages(
  rehostImage: NonNullable<Destination["rehostImage"]>,
  { files, targets }: PlacedImages,
): Promise<ReadonlyMap<string, string>> {
  const rehosted = new Map<string, string>();
  for (const { target, bytes, mediaType } of files)
    rehosted.set(target, await rehostImage({ name: posix.basename(target), bytes, mediaType }));
  return new Map([...targets].map(([url, target]) => [url, rehosted.get(target) ?? url]));
}

/** The beginning of a name, without a part of a character at its end. */
function cutToBytes(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name;
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(bytes));
  return name.slice(0, read);
}
