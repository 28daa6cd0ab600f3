import type { Kysely } from "kysely";
import { bounds } from "../../bounds/bounds.js";
import type { Job } from "../../jobs/job.js";
import { readImages, storeImages } from "../../storage/jobs/images.js";
import type { Database } from "../../storage/database.js";
import { fetchImages, type FetchedImage, type ImageFetching } from "./fetch-images.js";

/**
 * Database that stores the images, and the options for fetching them; the latter are undefined if the operator turned
 * fetching off.
 */
interface ImageContext {
  readonly db: Kysely<Database>;
  readonly images: ImageFetching | undefined;
}

/**
 * Loads the images of a job's document. The first attempt fetches them and stores them until the job ends: a later
 * attempt must publish the same images, and the provider's addresses expire within an hour.
 */
export async function loadImages(
  { db, images }: ImageContext,
  job: Job,
  found: readonly string[],
): Promise<readonly FetchedImage[]> {
  if (!images) return [];
  if (!job.images_loaded) {
    const urls = found
      .filter((url) => Buffer.byteLength(url) <= bounds.imageUrl.max)
      .slice(0, images.maxCount);
    // Every attempt finds no images, so nothing needs to be stored.
    if (urls.length === 0) return [];
    await storeImages(db, job.id, await fetchImages(urls, images));
  }
  return readImages(db, job.id);
}
