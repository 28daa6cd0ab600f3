import type { ImageData } from "../../../tree/image.js";
import type { MediaFile } from "./part.js";

/** Kinds of images that word processors show, with the extension of their files. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ["image/png", "png"],
  ["image/jpeg", "jpeg"],
  ["image/gif", "gif"],
  ["image/bmp", "bmp"],
  ["image/tiff", "tiff"],
]);

/** The images that the file holds; the same image is held once. */
export class Media {
  readonly #files = new Map<string, MediaFile>();

  get files(): readonly MediaFile[] {
    return [...this.#files.values()];
  }

  /** The file for an image, relative to the folder of the text; undefined for a kind that readers do not show. */
  add(key: string, { bytes, mediaType }: ImageData): string | undefined {
    const extension = EXTENSIONS.get(mediaType);
    if (extension === undefined) return undefined;
    const name = `image${this.#files.size + 1}.${extension}`;
    const known = this.#files.get(key);
    if (!known) this.#files.set(key, { path: `word/media/${name}`, extension, mediaType, bytes });
    return (known?.path ?? `word/media/${name}`).slice("word/".length);
  }
}
