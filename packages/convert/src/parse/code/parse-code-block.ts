import type { HostedStructuralElement } from "../../hosted/hosted-document.js";
import { placeAt, type Place } from "../../place/place.js";
import type { CodeBlock } from "../../tree/block.js";
import { nestMarksOfCode } from "../inlines/nest-marks.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { piecesOf } from "../paragraphs/parse-paragraph.js";
import type { InlinePiece } from "../inlines/piece.js";
import { namedStyleOf } from "../styles/named-styles.js";
import { withoutMarkers } from "./without-markers.js";

/**
 * Turns paragraphs of code into one block, with one line per paragraph. `offset` is the index of the first paragraph in
 * its segment.
 */
export function parseCodeBlock(
  elements: readonly Partial<HostedStructuralElement>[],
  offset: number,
  place: Place,
  context: ParseContext,
): CodeBlock {
  const lines = elements.map((element, index): readonly InlinePiece[] => {
    const at = placeAt(place, offset + index, "paragraph");
    context.budget.spend({ place: at });
    const paragraph = withoutMarkers(element.paragraph ?? {});
    const named = context.styles[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)];
    return piecesOf(paragraph, named, at, context).filter((piece) => piece.kind === "inline");
  });
  const children = nestMarksOfCode(withoutEdges(lines.flat()));
  return { kind: "codeBlock", children, origin: originOf(context, placeAt(place, offset)) };
}

/** Removes empty lines before and after the code, and the line break at the end of the last line. */
function withoutEdges(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  const isBreak = (piece: InlinePiece): boolean => piece.node.kind === "lineBreak";
  const first = pieces.findIndex((piece) => !isBreak(piece));
  const last = pieces.findLastIndex((piece) => !isBreak(piece));
  return first === -1 ? [] : pieces.slice(first, last + 1);
}
