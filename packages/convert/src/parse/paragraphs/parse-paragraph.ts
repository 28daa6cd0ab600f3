import type { HostedParagraph, HostedParagraphElement } from "../../hosted/hosted-document.js";
import type { HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readList } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block, Heading, Paragraph } from "../../tree/block.js";
import type { Inline } from "../../tree/inline.js";
import { isNumbered } from "../../tree/is-ordered.js";
import type { Layout } from "../../tree/layout.js";
import type { Numbering } from "../../tree/list-definition.js";
import { floatingImages } from "../images/floating-images.js";
import { nestMarks } from "../inlines/nest-marks.js";
import { withoutPageNumbers } from "../page-numbers/without-page-numbers.js";
import { withoutPageOfEntry } from "../page-numbers/without-page-of-entry.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { parseElement } from "../inlines/parse-element.js";
import type { BlockPiece, InlinePiece, Piece } from "../inlines/piece.js";
import { headingLevelOf, shiftLevel } from "../styles/heading-level.js";
import { faithfulLayoutOf, semanticLayoutOf } from "../styles/layout-of.js";
import { namedStyleOf } from "../styles/named-styles.js";
import { emptyLine, isEmptyLine } from "./empty-line.js";
import { warnLostLayout } from "./warn-lost-layout.js";
import { withGlyphStyle } from "./with-glyph-style.js";
import type { ResolvedNamedStyle } from "../styles/style-cascade.js";
import { warnLostSuggestions } from "../suggestions/warn-lost-suggestions.js";

/**
 * Parses a paragraph into blocks: usually one, none if it is empty and the output has no empty lines, several if it contains a horizontal rule or a
 * break.
 */
export function parseParagraph(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  context.budget.spend({ place });
  const named = context.styles[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)];
  warnLostSuggestions(paragraph, place, context);
  const pieces = piecesOf(paragraph, named, place, context);
  const above = blocksAbove(paragraph, named, place, context);
  if (pieces.length === 0) return [...above, ...emptyLines(paragraph, named, place, context)];
  const setting = { named, layout: layoutOf(paragraph, named, place, context), place, context };
  if (isLine(pieces)) {
    const children = nestMarks(pieces);
    if (children.length === 0) return [...above, ...emptyLines(paragraph, named, place, context)];
    const block = wrap(children, true, paragraph, setting);
    return [...above, block];
  }
  const blocks = [...above];
  let isFirst = true;
  for (const part of splitAtBlocks(pieces)) {
    const children = part.kind === "line" ? nestMarks(part.pieces) : [];
    if (part.kind === "block") blocks.push(part.block);
    if (children.length === 0) continue;
    blocks.push(wrap(children, isFirst, paragraph, setting));
    isFirst = false;
  }
  return blocks;
}

/** Returns the block of a paragraph without content: an empty line where the output keeps those. */
function emptyLines(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  if (!isEmptyLine(paragraph, context)) return NO_BLOCKS;
  return [emptyLine(layoutOf(paragraph, named, place, context))];
}

const NO_BLOCKS: readonly Block[] = [];

/** Returns the blocks before the text of a paragraph: a page break, and floating images. */
function blocksAbove(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  const images = floatingImages(paragraph, place, context);
  if (!beginsPage(paragraph, named, context)) return images;
  return [{ kind: "pageBreak", origin: originOf(context, place) }, ...images];
}

/** Parses the elements of a paragraph into pieces, before marks are nested. */
export function piecesOf(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): readonly Piece[] {
  const elements = shownElements(readList(paragraph.elements), context);
  const shared = { context, base: named.text, elements: placeAt(place, "elements") };
  const pieces: Piece[] = [];
  for (let index = 0; index < elements.length; index += 1) {
    for (const piece of parseElement(elements[index] ?? {}, index, shared)) pieces.push(piece);
  }
  return pieces;
}

/** Returns the elements that the output shows: all in an output with pages, otherwise those without page numbers. */
function shownElements(
  elements: readonly Partial<HostedParagraphElement>[],
  { options, inContents }: ParseContext,
): readonly Partial<HostedParagraphElement>[] {
  if (options.output.hasPages) return elements;
  return inContents ? withoutPageOfEntry(elements) : withoutPageNumbers(elements);
}

/** Whether the style of a paragraph requests a page break before it. */
function beginsPage(
  { paragraphStyle }: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  { options }: ParseContext,
): boolean {
  const begins = paragraphStyle?.pageBreakBefore ?? named.paragraph.pageBreakBefore;
  return begins === true && !options.skip.has("pageBreak");
}

type Part = BlockPiece | { readonly kind: "line"; readonly pieces: readonly InlinePiece[] };

function splitAtBlocks(pieces: readonly Piece[]): readonly Part[] {
  const parts: Part[] = [];
  let line: InlinePiece[] = [];
  for (const piece of pieces) {
    if (piece.kind === "inline") {
      line.push(piece);
      continue;
    }
    parts.push({ kind: "line", pieces: line }, piece);
    line = [];
  }
  return [...parts, { kind: "line", pieces: line }];
}

function isLine(pieces: readonly Piece[]): pieces is readonly InlinePiece[] {
  for (const piece of pieces) if (piece.kind === "block") return false;
  return true;
}

interface Setting {
  readonly named: ResolvedNamedStyle;
  readonly layout: Layout;
  readonly place: Place;
  readonly context: ParseContext;
}

/** Wraps content in a block of the paragraph. Only the first block gets the anchor and the number. */
function wrap(
  children: readonly Inline[],
  isFirst: boolean,
  paragraph: Partial<HostedParagraph>,
  { named, layout, place, context }: Setting,
): Paragraph | Heading {
  const { level, name: namedStyle } = named;
  if (level !== undefined) {
    const shifted = shiftLevel(level, context.options.headingShift);
    const role = namedStyle === "title" ? { role: namedStyle } : {};
    const properties = isFirst ? headingProperties(paragraph, place, context) : {};
    return {
      kind: "heading",
      level: shifted,
      namedStyle,
      layout,
      children,
      ...role,
      ...properties,
    };
  }
  const anchor = isFirst ? anchorOf(paragraph, context) : undefined;
  const target = anchor === undefined ? NO_ANCHOR : { anchor };
  if (namedStyle === "subtitle") {
    return { kind: "paragraph", namedStyle, layout, children, role: namedStyle, ...target };
  }
  return { kind: "paragraph", namedStyle, layout, children, ...target };
}

const NO_ANCHOR: Pick<Paragraph, "anchor"> = {};

/** Returns the anchor of a paragraph that is not a heading. */
function anchorOf(
  paragraph: Partial<HostedParagraph>,
  { anchors }: ParseContext,
): string | undefined {
  if (!paragraph.paragraphStyle?.headingId) return undefined;
  return anchors.ofParagraph.get(paragraph);
}

function headingProperties(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): Pick<Heading, "anchor" | "numbering"> {
  const anchor = context.anchors.ofParagraph.get(paragraph);
  const numbering = headingNumber(paragraph, context);
  if (!numbering) return anchor === undefined ? {} : { anchor };
  const styled = withGlyphStyle(paragraph, numbering, place, context);
  return { ...(anchor === undefined ? {} : { anchor }), numbering: styled };
}

/** Returns the number of a heading that is a numbered list item. Such a heading is not part of a list. */
export function headingNumber(
  paragraph: Partial<HostedParagraph>,
  context: ParseContext,
): Numbering | undefined {
  const numbering = context.numbers.get(paragraph);
  if (!numbering || !isNumbered(numbering)) return undefined;
  return headingLevelOf(paragraph) === undefined ? undefined : numbering;
}

function dropsAlignment({ options, inTable }: ParseContext): boolean {
  const { alignment } = options.output;
  return alignment === "nowhere" || (alignment === "in tables" && !inTable);
}

/** Removes indents from a named style: the indents of an item come from its own style or its list level instead. */
function withoutIndents(named: HostedParagraphStyle): HostedParagraphStyle {
  const { indentStart: _, indentFirstLine: __, ...rest } = named;
  return rest;
}

const NO_STYLE: HostedParagraphStyle = {};

function layoutOf(
  paragraph: Partial<HostedParagraph>,
  named: ResolvedNamedStyle,
  place: Place,
  context: ParseContext,
): Layout {
  const own = paragraph.paragraphStyle ?? NO_STYLE;
  if (context.faithful) {
    return faithfulLayoutOf(
      own,
      paragraph.bullet ? withoutIndents(named.paragraph) : named.paragraph,
    );
  }
  if (!context.inQuote) {
    warnLostLayout(own, named.paragraph, Boolean(paragraph.bullet), place, context);
  }
  const layout = semanticLayoutOf(own, named.paragraph);
  if (layout.alignment && dropsAlignment(context)) {
    context.warn("alignment-left-out", originOf(context, place));
  }
  return layout;
}
