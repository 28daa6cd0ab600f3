import { alignsBySpace } from "../../tree/aligns-by-space.js";
import type { ColumnBreak, HorizontalRule, PageBreak } from "../../tree/block.js";
import type { Image } from "../../tree/image.js";
import type { FootnoteReference, LineBreak, Mark, PageNumber, Text } from "../../tree/inline.js";

/** A parsed paragraph element before marks are nested: a leaf with its marks, or a block that splits the paragraph. */
export type Piece = InlinePiece | BlockPiece;

/** A leaf of a line, its marks and its link. */
export interface InlinePiece {
  readonly kind: "inline";
  readonly node: Text | LineBreak | Image | FootnoteReference | PageNumber;
  readonly marks: readonly Mark[];
  /** URL of the link that the leaf belongs to. */
  readonly link?: string | undefined;
}

/** A block found inside a paragraph. */
export interface BlockPiece {
  readonly kind: "block";
  readonly block: HorizontalRule | PageBreak | ColumnBreak;
}

/** Whether a leaf is white space that shows nothing. */
export function isWhiteSpace(piece: InlinePiece): boolean {
  if (piece.node.kind === "lineBreak") return true;
  return piece.node.kind === "text" && piece.node.value.trim() === "" && !isBlankToFill(piece);
}

/** Whether a leaf is an underlined tab, or a run of spaces, as in a line for a signature. */
function isBlankToFill({ node, marks, link }: InlinePiece): boolean {
  if (link !== undefined || !marks.includes("underline")) return false;
  return node.kind === "text" && alignsBySpace(node.value);
}
