import type { Element, ElementContent } from "hast";
import { onLines } from "./element.js";
import { addHtml, serializeAround } from "./serialize-html.js";

/** A part of the output, on its own line: an element, or an element whose content is written part by part. */
export type Piece = Element | Around;

/** An element around parts, so that the tree of the whole document is never in memory. */
export interface Around {
  readonly around: Element;
  readonly content: Iterable<Piece>;
}

/** Converts the parts to a tree. */
export function piecesToHast(pieces: Iterable<Piece>): ElementContent[] {
  return onLines(Array.from(pieces, (piece) => ("around" in piece ? whole(piece) : piece)));
}

function whole({ around, content }: Around): Element {
  return { ...around, children: piecesToHast(content) };
}

/** Converts the parts to lines of HTML. A string of the result may contain several lines. */
export function serializePieces(pieces: Iterable<Piece>): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  const flush = () => {
    if (parts.length > 0) lines.push(parts.join(""));
    parts = [];
  };
  for (const piece of pieces) {
    if ("around" in piece) {
      flush();
      lines.push(serializeAround(piece.around, serializePieces(piece.content)));
      continue;
    }
    if (parts.length > 0) parts.push("\n");
    addHtml(piece, parts);
    if (parts.length >= PARTS_AT_ONCE) flush();
  }
  flush();
  return lines;
}

const PARTS_AT_ONCE = 1000;
