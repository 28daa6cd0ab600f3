import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../../errors/errors.js";
import { writeWhole } from "../write-whole.js";
import type { LoadedImage } from "./load-images.js";

/** Length of the hash in a file name: long enough that no two images share one. */
const HASH_CHARACTERS = 12;
const MAX_STEM = 40;

/**
 * Writes images into a folder, each whole or not at all, and gives their relative addresses from the result by their
 * addresses in the document. A file that is there has the same bytes, by its name, and stays.
 */
export async function writeImages(
  images: readonly LoadedImage[],
  folder: string,
  output: string,
): Promise<ReadonlyMap<string, string>> {
  if (images.length > 0) await mkdir(folder, { recursive: true }).catch(cannotWrite);
  const places = new Map<string, string>();
  for (const image of images) {
    const path = join(folder, fileNameOf(image));
    const isThere = await stat(path).catch(() => undefined);
    if (!isThere) await writeWhole(path, image.bytes).catch(cannotWrite);
    places.set(image.reference.url, relativeUrl(output, path));
  }
  return places;
}

function cannotWrite(error: Error): never {
  throw new UsageError(`Cannot write the images: ${error.message}`, undefined, error);
}

/** A name that people can read and that says what the bytes are, such as `plan-of-the-rooms-3f2c….png`. */
function fileNameOf({ bytes, type, reference }: LoadedImage): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_CHARACTERS);
  return `${stemOf(reference.alternative) || "image"}-${hash}.${type.extension}`;
}

function stemOf(alternative: string): string {
  const words = alternative
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z\d]+/g);
  const stem = (words ?? []).join("-").slice(0, MAX_STEM);
  return stem.replace(/-+$/, "");
}

/** The address of a file as a link in another one. */
export function relativeUrl(from: string, to: string): string {
  const path = relative(dirname(resolve(from)), resolve(to));
  return path.split(sep).map(encodeSegment).join("/");
}

/** Brackets are safe in a URL, and have a meaning in Markdown. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(/[()!'*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
