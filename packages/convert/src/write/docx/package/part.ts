import type { Element } from "xast";
import type { CompressedFile } from "./compress-text.js";
import type { Relationships } from "./relationships.js";

/** One XML file of the package: its root element or, for the main part, its compressed text. */
export type Part = PartProperties &
  (
    | { readonly root: Element; readonly text?: never }
    | { readonly text: CompressedFile; readonly root?: never }
  );

interface PartProperties {
  /** Path from the root of the package, such as `word/document.xml`. */
  readonly path: string;
  readonly contentType: string;
  readonly relationships?: Relationships;
}

/** One image in the package. */
export interface MediaFile {
  /** Path from the root of the package, such as `word/media/image1.png`. */
  readonly path: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
