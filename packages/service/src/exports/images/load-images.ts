import { bounds } from "../../bounds/bounds.js";
import type { JobRow } from "../../storage/database.js";
import { keepImages, readImages } from "../../storage/statements/job-images.js";
import type { ExportContext } from "../export-context.js";
import type { FetchedImage } from "./fetched-image.js";
import { fetchImages } from "./fetch-images.js";

/**
 * The images of a job's document, whose addresses were found in it, loaded at its first attempt and kept until it ends:
 * what a later attempt publishes must be the same, though the provider's addresses expire within the hour.
 */
export async function loadImages(
  { db, images }: ExportContext,
  job: JobRow,
  found: readonly string[],
): Promise<readonly FetchedImage[]> {
  if (!images) return [];
  if (!job.images_loaded) {
    const urls = found
      .filter((url) => Buffer.byteLength(url) <= bounds.imageUrl.max)
      .slice(0, images.maxCount);
    // Every attempt finds none: nothing has to be kept.
    if (urls.length === 0) return [];
    await keepImages(db, job.id, await fetchImages(urls, images));
  }
  return readImages(db, job.id);
}
