import type {
  HostedParagraph,
  HostedSegment,
  HostedStructuralElement,
} from "../hosted/hosted-document.js";
import { readList } from "../hosted/read.js";
import { placeAt, type Place } from "../place/place.js";
import type { Block } from "../tree/block.js";
import { buildLists, type Entry } from "./build-lists.js";
import { deeper, originOf, type ParseContext } from "./parse-context.js";
import { parseListItem } from "./parse-list-item.js";
import { parseParagraph } from "./parse-paragraph.js";
import { parseTable } from "./parse-table.js";
import { unknownKind } from "./unknown-kind.js";

type Kind = keyof HostedStructuralElement;
type Handlers = {
  readonly [K in Kind]-?: (
    element: NonNullable<HostedStructuralElement[K]>,
    place: Place,
    context: ParseContext,
  ) => readonly Entry[];
};

/** One handler for each kind of structural element that the document API has. */
const HANDLERS: Handlers = {
  paragraph: parseParagraphEntry,
  table: (table, place, context) => [
    { kind: "block", block: parseTable(table, place, deeper(context, place), parseBlocks) },
  ],
  tableOfContents: (contents, place, context) => [
    {
      kind: "block",
      block: {
        kind: "tableOfContents",
        blocks: parseBlocks(contents, place, deeper(context, place)),
      },
    },
  ],
  sectionBreak: (sectionBreak, place, context) =>
    sectionBreak.sectionStyle?.sectionType === "NEXT_PAGE"
      ? [{ kind: "block", block: { kind: "pageBreak", origin: originOf(context, place) } }]
      : [],
};

/** Parses the structural elements of a body, cell, header, footer or footnote. */
export function parseBlocks(
  segment: Partial<HostedSegment>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  const entries = readList(segment.content).flatMap((element, index) =>
    parseStructuralElement(element, placeAt(place, "content", index), context),
  );
  return dropFirstPageBreak(buildLists(entries));
}

function parseStructuralElement(
  element: Partial<HostedStructuralElement>,
  place: Place,
  context: ParseContext,
): readonly Entry[] {
  const kind = Object.keys(element)
    .filter(isKind)
    .find((name) => element[name]);
  if (kind) return handle(kind, element, placeAt(place, kind), context);
  context.warn("unknown-element", originOf(context, place), unknownKind(element));
  return [];
}

function handle<K extends Kind>(
  kind: K,
  element: { readonly [P in K]?: HostedStructuralElement[P] },
  place: Place,
  context: ParseContext,
): readonly Entry[] {
  const value = element[kind];
  return value ? HANDLERS[kind](value, place, context) : [];
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(HANDLERS, name);
}

function parseParagraphEntry(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Entry[] {
  const blocks = parseParagraph(paragraph, place, context);
  if (paragraph.bullet) {
    return [parseListItem(paragraph.bullet, blocks, originOf(context, place), context)];
  }
  return blocks.map((block) => ({ kind: "block", block }));
}

/** The section that opens a document says that it begins on a new page; nothing stands before it. */
function dropFirstPageBreak(blocks: readonly Block[]): readonly Block[] {
  return blocks[0]?.kind === "pageBreak" ? blocks.slice(1) : blocks;
}
