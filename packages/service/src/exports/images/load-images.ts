import type { JobRow } from "../../storage/database.js";
import { areImagesLoaded, keepImages, readImages } from "../../storage/statements/job-images.js";
import type { ExportContext } from "../export-context.js";
import type { FetchedImage } from "./fetched-image.js";
import { fetchImages } from "./fetch-images.js";

/**
 * The images of a job's document, loaded at its first attempt and kept until it ends:
 * what a later attempt publishes must be the same, though the provider's addresses expire within the hour.
 */
export async function loadImages(
  { db, converter, images }: ExportContext,
  { id }: JobRow,
  upload: Uint8Array,
): Promise<readonly FetchedImage[]> {
  if (!images) return [];
  if (!(await areImagesLoaded(db, id))) {
    const urls = (await converter.images(upload)).slice(0, images.maxCount);
    await keepImages(db, id, await fetchImages(urls, images));
  }
  return readImages(db, id);
}
