import type { HostedParagraph } from "../hosted/hosted-document.js";
import { readEntry, readList, readTexts } from "../hosted/read.js";
import { placeAt, type Place } from "../place/place.js";
import type { Block, Heading, Paragraph } from "../tree/block.js";
import type { Inline } from "../tree/inline.js";
import { isNumbered } from "../tree/is-ordered.js";
import type { Layout } from "../tree/layout.js";
import type { Numbering } from "../tree/list-definition.js";
import { parseImage } from "./images/parse-image.js";
import { nestMarks } from "./nest-marks.js";
import { originOf, type ParseContext } from "./parse-context.js";
import { parseElement } from "./parse-element.js";
import type { InlinePiece, Piece } from "./piece.js";
import { headingLevelOf, shiftLevel } from "./styles/heading-level.js";
import { faithfulLayoutOf, semanticLayoutOf } from "./styles/layout-of.js";
import { namedStyleOf } from "./styles/named-styles.js";
import { noteLostLayout } from "./styles/note-lost-layout.js";
import type { ResolvedNamedStyle } from "./styles/style-cascade.js";

/**
 * Parses a paragraph into blocks: none where it is empty, one as a rule,
 * more where a rule or a break stands between its words.
 */
export function parseParagraph(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  context.budget.spend(place);
  const named = context.styles[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)];
  const pieces = piecesOf(paragraph, named, place, context);
  const blocks = [
    ...breakBefore(paragraph, named, place, context),
    ...floatingImages(paragraph, place, context),
  ];
  if (pieces.length === 0) return blocks;
  const wrap = paragraphWrapper(paragraph, named, place, context);
  for (const part of splitAtBlocks(pieces)) {
    const children = Array.isArray(part) ? nestMarks(part) : [];
    if (children.length > 0) blocks.push(wrap(children));
    else if (!Array.isArray(part)) blocks.push(part);
  }
  return blocks;
}

/** The elements of a paragraph before marks are nested. */
export function piecesOf(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): readonly Piece[] {
  const elements = placeAt(place, "elements");
  return readList(paragraph.elements).flatMap((element, index) =>
    parseElement(element, { context, base: named.text, place: placeAt(elements, index) }),
  );
}

/** A paragraph that begins a new page says so in its style. */
function breakBefore(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): Block[] {
  const begins = paragraph.paragraphStyle?.pageBreakBefore ?? named.paragraph.pageBreakBefore;
  if (begins !== true || context.options.skip.has("pageBreak")) return [];
  return [{ kind: "pageBreak", origin: originOf(context, place) }];
}

/** Images that float beside the paragraph stand before it, in a paragraph of their own. */
function floatingImages(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Paragraph[] {
  if (!paragraph.positionedObjectIds || context.options.skip.has("image")) return [];
  return readTexts(paragraph.positionedObjectIds).map((id, index) => {
    const object = readEntry(context.content.positionedObjects, id);
    const at = placeAt(place, "positionedObjectIds", index);
    const image = parseImage(id, object?.positionedObjectProperties, at, context);
    return { kind: "paragraph", namedStyle: "normal", layout: {}, children: [image] };
  });
}

type Part = InlinePiece[] | Exclude<Piece, InlinePiece>["block"];

function splitAtBlocks(pieces: readonly Piece[]): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (piece.kind === "block") parts.push(piece.block);
    else if (Array.isArray(last)) last.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

/** Makes the blocks of one paragraph; only the first of them has the anchor and the number. */
function paragraphWrapper(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): (children: readonly Inline[]) => Paragraph | Heading {
  const layout = layoutOf(paragraph, named, place, context);
  const level = headingLevelOf(paragraph);
  const namedStyle = named.name;
  if (level === undefined) {
    const role = namedStyle === "subtitle" ? { role: namedStyle } : {};
    return (children) => ({ kind: "paragraph", namedStyle, layout, children, ...role });
  }
  const shifted = shiftLevel(level, context.options.headingShift);
  const role = namedStyle === "title" ? { role: namedStyle } : {};
  let first: Pick<Heading, "anchor" | "numbering"> = firstFacts(paragraph, context);
  return (children) => {
    const facts = first;
    first = {};
    return { kind: "heading", level: shifted, namedStyle, layout, children, ...role, ...facts };
  };
}

function firstFacts(
  paragraph: Partial<HostedParagraph>,
  context: ParseContext,
): Pick<Heading, "anchor" | "numbering"> {
  const anchor = context.anchors.ofParagraph.get(paragraph);
  const numbering = headingNumber(paragraph, context);
  return { ...(anchor === undefined ? {} : { anchor }), ...(numbering ? { numbering } : {}) };
}

/** The number of a heading that is a numbered list item; it stands in no list. */
export function headingNumber(
  paragraph: Partial<HostedParagraph>,
  context: ParseContext,
): Numbering | undefined {
  const numbering = context.numbers.get(paragraph);
  const isHeading = headingLevelOf(paragraph) !== undefined;
  return isHeading && numbering && isNumbered(numbering) ? numbering : undefined;
}

function layoutOf(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): Layout {
  const own = paragraph.paragraphStyle ?? {};
  if (context.faithful) return faithfulLayoutOf(own, named.paragraph);
  noteLostLayout(own, named.paragraph, Boolean(paragraph.bullet), place, context);
  return semanticLayoutOf(own, named.paragraph);
}
