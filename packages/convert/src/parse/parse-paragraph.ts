import type { HostedParagraph } from "../hosted/hosted-document.js";
import { readEntry, readList, readText, readTexts } from "../hosted/read.js";
import { placeAt, type Place } from "../place/place.js";
import type { Block, Heading, Layout, Paragraph } from "../tree/block.js";
import type { Inline } from "../tree/inline.js";
import { headingLevelOf } from "./heading-level.js";
import { nestMarks } from "./nest-marks.js";
import type { ParseContext } from "./parse-context.js";
import { parseElement } from "./parse-element.js";
import { parseImage } from "./parse-image.js";
import type { InlinePiece, Piece } from "./piece.js";

/**
 * Parses a paragraph into blocks: none where it is empty, one as a rule,
 * more where a rule or a page break stands between its words.
 */
export function parseParagraph(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  context.budget.spend(place);
  const wrap = paragraphWrapper(paragraph, context);
  const parts = splitAtBlocks(piecesOf(paragraph, place, context));
  let anchor = context.anchors.ofParagraph.get(paragraph);
  const blocks = parts.flatMap((part): Block[] => {
    if (!Array.isArray(part)) return [part];
    const children = nestMarks(part);
    if (children.length === 0) return [];
    const block = wrap(children, anchor);
    anchor = undefined;
    return [block];
  });
  return [...floatingImages(paragraph, place, context), ...blocks];
}

function piecesOf(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Piece[] {
  const base = context.styles.base(readText(paragraph.paragraphStyle?.namedStyleType));
  return readList(paragraph.elements).flatMap((element, index) =>
    parseElement(element, { context, base, place: placeAt(place, "elements", index) }),
  );
}

/** Images that float beside the paragraph stand before it, in a paragraph of their own. */
function floatingImages(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Paragraph[] {
  const base = context.styles.base("NORMAL_TEXT");
  return readTexts(paragraph.positionedObjectIds).map((id, index) => {
    const object = readEntry(context.content.positionedObjects, id);
    const at = { context, base, place: placeAt(place, "positionedObjectIds", index) };
    const image = parseImage(object?.positionedObjectProperties, at);
    return { kind: "paragraph", layout: {}, children: [image] };
  });
}

type Part = InlinePiece[] | Exclude<Block, Paragraph>;

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

function paragraphWrapper(
  paragraph: Partial<HostedParagraph>,
  context: ParseContext,
): (children: readonly Inline[], anchor: string | undefined) => Paragraph | Heading {
  const layout = layoutOf(paragraph, context);
  const level = headingLevelOf(paragraph);
  const namedStyle = paragraph.paragraphStyle?.namedStyleType;
  const role = ROLES.get(namedStyle ?? "") ?? {};
  return (children, anchor) => {
    if (level === undefined) return { kind: "paragraph", layout, children, ...role.paragraph };
    const named = anchor === undefined ? {} : { anchor };
    return { kind: "heading", level, layout, children, ...named, ...role.heading };
  };
}

/** Named styles that say more than a level. */
const ROLES: ReadonlyMap<
  string,
  { readonly paragraph?: Pick<Paragraph, "role">; readonly heading?: Pick<Heading, "role"> }
> = new Map([
  ["TITLE", { heading: { role: "title" } }],
  ["SUBTITLE", { paragraph: { role: "subtitle" } }],
]);

const ALIGNMENTS: ReadonlyMap<string, NonNullable<Layout["alignment"]>> = new Map([
  ["CENTER", "center"],
  ["END", "end"],
  ["JUSTIFIED", "justify"],
]);

function layoutOf(paragraph: Partial<HostedParagraph>, context: ParseContext): Layout {
  const style = context.styles.paragraph(paragraph.paragraphStyle ?? {});
  const alignment = ALIGNMENTS.get(style.alignment ?? "");
  return {
    ...(alignment ? { alignment } : {}),
    ...(style.direction === "RIGHT_TO_LEFT" ? { direction: "rtl" } : {}),
  };
}
