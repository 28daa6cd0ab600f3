import type { Element } from "hast";

/** A page of the book, as a tree whose links point to ids until they are resolved. */
export interface Chapter {
  /** Name of its file, such as `chapter-1.xhtml`. */
  readonly file: string;
  readonly title: string;
  readonly content: readonly Element[];
}

/** An image in the book. */
export interface BookImage {
  /** Relative to the pages, such as `images/image-1.png`. */
  readonly file: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
