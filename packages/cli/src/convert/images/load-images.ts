import type { ImageOptions, ImageReference } from "@document-export/convert";
import { listImages } from "../converter.js";
import type { FetchOptions } from "./fetch-image.js";
import { imageTypeOf, type ImageType } from "./image-type.js";

/** An image that was loaded. */
export interface LoadedImage {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
  readonly reference: ImageReference;
}

/** Maximum total size of a document's images in bytes. After that, no more images are loaded. */
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;
const MAX_AT_ONCE = 4;

/** Which images are loaded, and how. */
export interface LoadOptions extends FetchOptions {
  readonly maxTotal?: number;
  /** Options of the conversion, to load only the images that the result shows; by default, all images are loaded. */
  readonly shown?: ImageOptions;
  /** Called with a message for each image that could not be loaded. */
  readonly say: (failure: string) => void;
}

/**
 * Loads the images of a document: each image once, up to four at a time, until their total size reaches `maxTotal`
 * bytes. An image that cannot be loaded remains a link, and `say` is called with the reason.
 *
 * @throws {NotHostedDocumentError} if the JSON is not a hosted document.
 */
export async function loadImages(
  document: unknown,
  { say, shown, maxTotal = MAX_TOTAL_BYTES, ...options }: LoadOptions,
): Promise<readonly LoadedImage[]> {
  const loaded: LoadedImage[] = [];
  // The parallel loops share this iterator, so each image is loaded by one of them.
  const rest = listImages(document, shown).values();
  let total = 0;
  const loadRest = async () => {
    for (const reference of rest)
      try {
        if (total >= maxTotal)
          throw new Error(
            `the images before it have ${total} bytes, and at most ${maxTotal} are loaded`,
          );
        const image = await loadImage(reference, options);
        total += image.bytes.length;
        loaded.push(image);
      } catch (error) {
        say(`Cannot load the image ${reference.url}: ${reasonOf(error)}. It stays a link.`);
      }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, loadRest));
  return loaded;
}

/** Loads an image. Detects its format from its bytes, because servers often send a wrong `Content-Type`. */
async function loadImage(reference: ImageReference, options: FetchOptions): Promise<LoadedImage> {
  // Importing the HTTP modules takes as long as converting a small document, and most conversions load no images.
  const { fetchImage } = await import("./fetch-image.js");
  const bytes = await fetchImage(reference.url, options);
  const type = imageTypeOf(bytes);
  if (!type) throw new Error("it is not a PNG, JPEG, GIF, WebP or AVIF image");
  return { bytes, type, reference };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error.cause instanceof Error ? error.cause.message : error.name);
}
