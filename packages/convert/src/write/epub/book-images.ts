import type { ElementContent } from "hast";
import type { Image } from "../../tree/image.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { element, text } from "../html/element.js";
import type { HtmlContext } from "../html/html-context.js";
import { writeImage } from "../html/write-image.js";
import type { BookImage } from "./epub-file.js";

/** Image types that every e-book reader supports (EPUB 3.3, 3.2), among the types that a document may have. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/gif", "gif"],
  ["image/webp", "webp"],
]);

/** The images of a book. The same image is stored only once. */
export class BookImages {
  readonly #files = new Map<string, BookImage>();
  readonly #warn: Warn;

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  get files(): readonly BookImage[] {
    return [...this.#files.values()];
  }

  /**
   * Writes an image that the book contains. For any other image, writes its alternative text with a link, because a
   * book cannot load images.
   */
  write(image: Image, context: HtmlContext): ElementContent {
    const { url, data, alternative, origin } = image;
    const extension = data && EXTENSIONS.get(data.mediaType);
    if (data && extension !== undefined) {
      const number = this.#files.size + 1;
      const file = this.#files.get(url)?.file ?? `images/image-${number}.${extension}`;
      this.#files.set(url, { file, mediaType: data.mediaType, bytes: data.bytes });
      return writeImage({ ...image, url: file }, context);
    }
    this.#warn("image-as-link", origin, alternative);
    const shown = text(`[${alternative || "image"}]`);
    return url.startsWith("data:")
      ? shown
      : element("a", { href: url, ...context.formatting.of(["image"]) }, [shown]);
  }
}
