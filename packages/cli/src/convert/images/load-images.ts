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

/** Total size of the images of a document; once it is reached, no more are loaded. */
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;
const MAX_AT_ONCE = 4;

/** How images are loaded. */
export interface LoadOptions extends FetchOptions {
  readonly maxTotal?: number;
  /** The conversion that the images are for; all are loaded without it. */
  readonly shown?: ImageOptions;
  /** Is told why an image was not loaded. */
  readonly say: (failure: string) => void;
}

/**
 * Loads the images of a document, each once, at most four at once and until they have `maxTotal` bytes. One that is not
 * loaded is said, and stays a link.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export async function loadImages(
  document: unknown,
  { say, shown, maxTotal = MAX_TOTAL_BYTES, ...options }: LoadOptions,
): Promise<readonly LoadedImage[]> {
  const loaded: LoadedImage[] = [];
  // All take from one list until it is empty.
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

/** Servers name types that the bytes are not, so the bytes decide. */
async function loadImage(reference: ImageReference, options: FetchOptions): Promise<LoadedImage> {
  // HTTP takes as long to load as a small document to convert, and most conversions load no images.
  const { fetchImage } = await import("./fetch-image.js");
  const bytes = await fetchImage(reference.url, options);
  const type = imageTypeOf(bytes);
  if (!type) throw new Error("its bytes are none of PNG, JPEG, GIF, WebP or AVIF");
  return { bytes, type, reference };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error.cause instanceof Error ? error.cause.message : error.name);
}
