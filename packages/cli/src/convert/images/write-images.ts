import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../../errors/errors.js";
import { writeWhole } from "../write-whole.js";
import type { LoadedImage } from "./load-images.js";

/** Length of the hash in a file name, long enough to make collisions practically impossible. */
const HASH_CHARACTERS = 12;
const MAX_STEM = 40;

/**
 * Writes images into a folder, each atomically. Returns for each image URL in the document the path to its file,
 * relative to the result. The file name contains a hash of the content, so a file that already exists is kept.
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

/** Returns a file name from the alternative text and a hash of the bytes, such as `plan-of-the-rooms-3f2c….png`. */
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

/** Returns the relative URL for a link from one file to another. */
export function relativeUrl(from: string, to: string): string {
  const path = relative(dirname(resolve(from)), resolve(to));
  return path.split(sep).map(encodeSegment).join("/");
}

/** Percent-encodes a path segment, including parentheses, which URLs allow but which have a meaning in Markdown. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(/[()!'*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
