import type { Element } from "xast";
import type { Relationships } from "./relationships.js";

/** One XML file of the package. */
export interface Part {
  /** From the root of the package, such as `word/document.xml`. */
  readonly path: string;
  readonly contentType: string;
  readonly root: Element;
  /** Of the text: XML of all that stands in its `w:body`, which is the last element in the root. */
  readonly body?: readonly Uint8Array[];
  readonly relationships?: Relationships;
}

/** One image in the package. */
export interface MediaFile {
  /** From the root of the package, such as `word/media/image1.png`. */
  readonly path: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
