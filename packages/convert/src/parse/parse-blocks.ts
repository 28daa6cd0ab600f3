import type {
  HostedParagraph,
  HostedSegment,
  HostedStructuralElement,
} from "../hosted/hosted-document.js";
import { readList } from "../hosted/read.js";
import { placeAt, type Origin, type Place } from "../place/place.js";
import type { Block } from "../tree/block.js";
import type { Numbering } from "../tree/list-definition.js";
import { codeBlockEnd } from "./code/code-block-end.js";
import { codeLinesEnd } from "./code/code-lines-end.js";
import { parseCodeBlock } from "./code/parse-code-block.js";
import { ListBuilder, type Entry, type ItemEntry } from "./lists/list-builder.js";
import { readCheckedState } from "./lists/read-checked-state.js";
import { warnUnknownGlyph } from "./warn-unknown-glyph.js";
import { deeper, originOf, type ParseContext } from "./parse-context.js";
import { parseContents } from "./parse-contents.js";
import { isBlank } from "./paragraphs/empty-line.js";
import { headingNumber, parseParagraph } from "./paragraphs/parse-paragraph.js";
import { quoteEnd } from "./quotes/quote-end.js";
import { indentOf, indentsOfItem } from "./paragraphs/indent-of.js";
import { losesOnlyIndent } from "./paragraphs/warn-lost-layout.js";
import { withGlyphStyle } from "./paragraphs/with-glyph-style.js";
import { warnUnmarked, warnUnmarkedTable } from "./suggestions/warn-unmarked.js";
import { namedStyleOf } from "./styles/named-styles.js";
import { parseOneCellTable } from "./tables/parse-one-cell-table.js";
import { parseTable } from "./tables/parse-table.js";
import { paragraphsOfUnknown } from "../hosted/text/paragraphs-of-unknown.js";
import { unknownKind } from "./unknown-kind.js";

type Kind = keyof HostedStructuralElement;
type Handlers = {
  readonly [K in Kind]-?: (
    element: NonNullable<HostedStructuralElement[K]>,
    place: Place,
    context: ParseContext,
  ) => readonly Entry[];
};

/** One handler for each kind of structural element in the Google Docs API. */
const HANDLERS: Handlers = {
  paragraph: parseParagraphEntry,
  table: (table, place, context) => {
    if (context.options.skip.has("table")) return NO_ENTRIES;
    warnUnmarkedTable(table, place, context);
    const inside = deeper(context, place);
    const set = parseOneCellTable(table, place, inside, parseBlocks);
    return set ?? [parseTable(table, place, { ...inside, inTable: true }, parseBlocks)];
  },
  tableOfContents: (contents, place, context) => {
    if (context.options.toc === "omit") return NO_ENTRIES;
    warnUnmarked(contents, place, context);
    const entries = parseContents(contents, place, deeper(context, place), eachBlock);
    return [{ kind: "tableOfContents", entries }];
  },
  sectionBreak: (sectionBreak, place, context) => {
    warnUnmarked(sectionBreak, place, context);
    return NO_ENTRIES;
  },
};

const NO_ENTRIES: readonly Entry[] = [];

/** Parses the structural elements of a cell, header, footer or footnote. */
export function parseBlocks(
  segment: Partial<HostedSegment>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  const elements = readList(segment.content);
  const at = placeAt(place, "content");
  const [only] = elements;
  // Most cells contain one paragraph.
  if (only && elements.length === 1 && !detect(elements, { start: 0, end: 1 }, context)) {
    const entries = parseStructuralElement(only, placeAt(at, 0), context);
    return shown(isOneBlock(entries) ? entries : [...blocksOf([entries], context)]);
  }
  return shown([...eachBlock(elements, { start: 0, end: elements.length }, at, context)]);
}

/** Leaves out blocks that only consist of empty lines, as those of an empty cell do. */
function shown(blocks: readonly Block[]): readonly Block[] {
  return isBlank(blocks) ? NO_BLOCKS : blocks;
}

const NO_BLOCKS: readonly Block[] = [];

/** Parses the structural elements from `start` to `end` (exclusive) lazily, each when the iterator reaches it. */
export function eachBlock(
  elements: readonly Partial<HostedStructuralElement>[],
  range: Range,
  place: Place,
  context: ParseContext,
): Generator<Block> {
  return blocksOf(eachEntries(elements, range, place, context), context);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Yields blocks, with list items collected into lists. Drops a page break before the first block. */
function* blocksOf(parsed: Iterable<readonly Entry[]>, context: ParseContext): Generator<Block> {
  const lists = new ListBuilder({
    level: ({ origin, blocks }) => {
      if (context.options.output.listLevels === "nested") {
        context.warn("list-level-changed", origin, blocks);
      }
    },
    indent: (origin) => context.warn("spacing-left-out", origin),
  });
  let isFirst = true;
  for (const entries of parsed) {
    for (const entry of entries) {
      const isLeftOut = isFirst && entry.kind === "pageBreak";
      isFirst = false;
      if (isLeftOut) continue;
      if (entry.kind === "item") yield* lists.addItem(entry);
      else if (entry.kind === "indented") yield* lists.addIndented(entry);
      else if (lists.isOpen) yield* lists.addBlock(entry);
      else yield entry;
    }
  }
  yield* lists.end();
}

function isOneBlock(entries: readonly Entry[]): entries is readonly Block[] {
  const [only] = entries;
  if (entries.length !== 1 || !only) return false;
  return only.kind !== "item" && only.kind !== "indented" && only.kind !== "pageBreak";
}

/** Yields the entries of each element in turn. */
function* eachEntries(
  elements: readonly Partial<HostedStructuralElement>[],
  { start, end }: Range,
  place: Place,
  context: ParseContext,
): Generator<readonly Entry[]> {
  for (let index = start; index < end; index += 1) {
    const found = detect(elements, { start: index, end }, context);
    if (!found) {
      yield parseStructuralElement(elements[index] ?? {}, placeAt(place, index), context);
      continue;
    }
    const inside = elements.slice(index, found.end);
    const indent = indentOf(elements[index]?.paragraph ?? {}, context);
    yield found.kind === "codeBlock"
      ? indented([parseCodeBlock(inside, index, place, context)], indent)
      : parseQuote(inside, index, place, context);
    index = found.end - 1;
  }
}

interface Detected {
  readonly kind: "codeBlock" | "blockQuote";
  readonly end: number;
}

/** Detects a block that several paragraphs form together, by their appearance; undefined if none starts at `start`. */
function detect(
  elements: readonly Partial<HostedStructuralElement>[],
  { start, end }: Range,
  context: ParseContext,
): Detected | undefined {
  const { options, faithful, inQuote } = context;
  if (options.detect.has("codeBlock")) {
    const endOfCode =
      codeBlockEnd(elements, start, end) ??
      (joinsLines(context) ? codeLinesEnd(elements, start, end) : undefined);
    if (endOfCode !== undefined) return { kind: "codeBlock", end: endOfCode };
  }
  if (faithful || inQuote || !options.detect.has("blockQuote")) return undefined;
  const endOfQuote = quoteEnd(elements, start, end);
  return endOfQuote === undefined ? undefined : { kind: "blockQuote", end: endOfQuote };
}

/**
 * Whether lines in a monospaced font become one code block. With faithful styles they keep their font and spacing
 * instead, and in a table of several cells a code block would be larger than its cell.
 */
function joinsLines({ faithful, inTable, inContents, isTypewritten }: ParseContext): boolean {
  return !faithful && !inTable && !inContents && !isTypewritten;
}

/** Parses the paragraphs of a block quote. `offset` is the index of the first one in its segment. */
function parseQuote(
  elements: readonly Partial<HostedStructuralElement>[],
  offset: number,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  const inside = { ...context, inQuote: true };
  const blocks = elements.flatMap(({ paragraph }, index) =>
    parseParagraph(paragraph ?? {}, placeAt(place, offset + index, "paragraph"), inside),
  );
  if (blocks.length === 0) return blocks;
  const origin = originOf(context, placeAt(place, offset));
  return [{ kind: "callout", role: "quote", blocks, origin }];
}

function parseStructuralElement(
  element: Partial<HostedStructuralElement>,
  place: Place,
  context: ParseContext,
): readonly Entry[] {
  const kind = kindOf(element);
  if (kind) return handle(kind, element, placeAt(place, kind), context);
  context.budget.spend({ place });
  context.warn("unknown-element", originOf(context, place), unknownKind(element));
  return paragraphsOfUnknown(element).flatMap((paragraph) =>
    parseParagraph(paragraph, place, context),
  );
}

function kindOf(element: Partial<HostedStructuralElement>): Kind | undefined {
  // Most elements are paragraphs.
  if (element.paragraph) return "paragraph";
  for (const name in element) if (isKind(name) && element[name]) return name;
  return undefined;
}

function handle<K extends Kind>(
  kind: K,
  element: { readonly [P in K]?: HostedStructuralElement[P] },
  place: Place,
  context: ParseContext,
): readonly Entry[] {
  const value = element[kind];
  return value ? HANDLERS[kind](value, place, context) : NO_ENTRIES;
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
  if (!paragraph.bullet) {
    const origin = losesIndent(paragraph, context) ? originOf(context, place) : undefined;
    return indented(blocks, indentOf(paragraph, context), origin);
  }
  const numbering = context.numbers.get(paragraph);
  if (!numbering || headingNumber(paragraph, context)) return blocks;
  const styled = withGlyphStyle(paragraph, numbering, place, context);
  const start = beginningOfText(blocks);
  const origin = originOf(context, place);
  warnUnknownGlyph(paragraph, numbering, blocks, origin, context);
  const own = contentOfItem(blocks.slice(start), numbering, context);
  const indents = indentsOfItem(paragraph, numbering);
  const item = { kind: "item", numbering: styled, ...own, ...indents, origin } as const;
  return start === 0 ? [item] : [...blocks.slice(0, start), item];
}

/** Whether the output shows the indent of a paragraph only if a list item keeps it. */
function losesIndent(
  { paragraphStyle }: Partial<HostedParagraph>,
  { styles, faithful, inQuote }: ParseContext,
): boolean {
  if (!paragraphStyle || faithful || inQuote) return false;
  const named = styles[namedStyleOf(paragraphStyle.namedStyleType)];
  return losesOnlyIndent(paragraphStyle, named.paragraph);
}

/**
 * Marks blocks as indented, so that they may continue the list item before them. `origin` is set if the loss of the
 * indent must be reported.
 */
function indented(blocks: readonly Block[], indent: number, origin?: Origin): readonly Entry[] {
  if (!(indent > 0)) return blocks;
  const [first, ...others] = blocks.map((block) => ({ kind: "indented", block, indent }) as const);
  if (!first) return blocks;
  return origin ? [{ ...first, origin }, ...others] : [first, ...others];
}

/** Returns the blocks of an item and, in a checklist, whether it is checked. */
function contentOfItem(
  blocks: readonly Block[],
  { definition, level }: Numbering,
  { options }: ParseContext,
): Pick<ItemEntry, "blocks" | "checked"> {
  const isBox = definition.levels[level]?.marker === "checkbox";
  return isBox && options.checked === "struck" ? readCheckedState(blocks) : { blocks };
}

/**
 * Returns the index after the breaks and rules at the start of an item. These are placed before the item, because its
 * label belongs to its text.
 */
function beginningOfText(blocks: readonly Block[]): number {
  const start = blocks.findIndex(
    ({ kind }) => kind !== "pageBreak" && kind !== "columnBreak" && kind !== "horizontalRule",
  );
  return start < 0 ? blocks.length : start;
}
