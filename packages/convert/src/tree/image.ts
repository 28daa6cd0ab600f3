import type { Origin } from "../place/place.js";
import type { Border } from "./layout.js";

/** An image with a URL that is safe to load, or with embedded bytes. */
export interface Image {
  readonly kind: "image";
  /** Id of the object in the document. The same image has the same id in every output. */
  readonly id: string;
  /** URL to load the image from; a `data:` URL if its bytes are embedded. */
  readonly url: string;
  /** The bytes from the option `images`, for formats whose files contain images. */
  readonly data?: ImageData;
  /** Empty if the document has no alternative text. */
  readonly alternative: string;
  readonly title?: string;
  /** Display size in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Fraction of the whole image that is cropped at each side. */
  readonly crop?: Crop;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  /** From 0 (invisible) to below 1; absent for an opaque image. */
  readonly opacity?: number;
  readonly border?: Border;
  /** Set if text flows around the image, or the image is in front of or behind the text. */
  readonly floating?: Floating;
  /** The spreadsheet chart that the image was made from. */
  readonly chart?: { readonly spreadsheetId: string; readonly chartId: number };
  readonly origin: Origin;
}

/** The bytes of an image and its media type, such as `image/png`. */
export interface ImageData {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Fractions between 0 and 1. */
export interface Crop {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The position of a floating image. Lengths are in points. */
export interface Floating {
  readonly wrap: "around" | "left" | "right" | "none" | "front" | "behind";
  readonly left: number;
  readonly top: number;
  /** Minimum distance to the surrounding text. */
  readonly margin: number;
}
