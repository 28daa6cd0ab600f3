import { posix } from "node:path";
import type { Destination } from "../../destinations/destination.js";
import type { PlacedImages } from "./place-images.js";

/** Stores images where the destination keeps such, and gives their addresses there by those in the document. */
export async function hostImages(
  rehostImage: NonNullable<Destination["rehostImage"]>,
  { files, targets }: PlacedImages,
): Promise<ReadonlyMap<string, string>> {
  const hosted = new Map<string, string>();
  for (const { target, bytes, mediaType } of files)
    hosted.set(target, await rehostImage({ name: posix.basename(target), bytes, mediaType }));
  return new Map([...targets].map(([url, target]) => [url, hosted.get(target) ?? url]));
}
