import type { Origin } from "../warnings/conversion-warning.js";
import type { Border } from "./layout.js";

/** An image by an address that is safe to load, or with its bytes. */
export interface Image {
  readonly kind: "image";
  /** Id of the object in the document: the same for the same image in every output. */
  readonly id: string;
  /** Where to load it; a `data:` address where the bytes are there. */
  readonly url: string;
  /** What the caller's resolver gave, for formats that hold images themselves. */
  readonly data?: ImageData;
  /** Empty where the document has no alternative text. */
  readonly alternative: string;
  readonly title?: string;
  /** Shown size in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** What is cut off at each side, as a share of the whole image. */
  readonly crop?: Crop;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  readonly border?: Border;
  /** Set where text flows around the image, or the image lies over or under it. */
  readonly floating?: Floating;
  /** The spreadsheet chart that the image was made from. */
  readonly chart?: { readonly spreadsheetId: string; readonly chartId: number };
  readonly origin: Origin;
}

/** The bytes of an image and what they are, such as `image/png`. */
export interface ImageData {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Shares between 0 and 1. */
export interface Crop {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where an image floats. Lengths are in points. */
export interface Floating {
  readonly wrap: "around" | "left" | "right" | "none" | "front" | "behind";
  readonly left: number;
  readonly top: number;
  /** Least distance to the text around it. */
  readonly margin: number;
}
