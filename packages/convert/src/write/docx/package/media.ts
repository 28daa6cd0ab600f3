import type { ImageData } from "../../../tree/image.js";
import type { MediaFile } from "./part.js";

/** Image types that word processors can show, with their file extensions. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ["image/png", "png"],
  ["image/jpeg", "jpeg"],
  ["image/gif", "gif"],
  ["image/bmp", "bmp"],
  ["image/tiff", "tiff"],
]);

/** The images in the file. The same image is stored only once. */
export class Media {
  readonly #files = new Map<string, MediaFile>();

  get files(): readonly MediaFile[] {
    return [...this.#files.values()];
  }

  /** Returns the path of an image that was added before, relative to the main part. */
  find(key: string): string | undefined {
    return this.#files.get(key)?.path.slice("word/".length);
  }

  /**
   * Adds an image and returns its path, relative to the main part; undefined for a type that word processors cannot
   * show.
   */
  add(key: string, { bytes, mediaType }: ImageData): string | undefined {
    const extension = EXTENSIONS.get(mediaType);
    if (extension === undefined) return undefined;
    const name = `image${this.#files.size + 1}.${extension}`;
    const known = this.#files.get(key);
    if (!known) this.#files.set(key, { path: `word/media/${name}`, extension, mediaType, bytes });
    return (known?.path ?? `word/media/${name}`).slice("word/".length);
  }
}
