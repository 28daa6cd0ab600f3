import { assertDepth, type ElementBudget } from "../hosted/document-limits.js";
import type { HostedContent, HostedSegment } from "../hosted/hosted-document.js";
import { placeAt, type Place, type Origin } from "../place/place.js";
import type { Block } from "../tree/block.js";
import type { Warn } from "../warnings/conversion-warning.js";
import type { Anchors } from "./scan/anchors.js";
import type { CommentPlaces } from "./comments/comment-places.js";
import type { FootnoteRegistry } from "./footnote-registry.js";
import type { ItemNumbers } from "./lists/item-numberer.js";
import type { ParseOptions } from "./parse-options.js";
import type { StyleCascade } from "./styles/style-cascade.js";

/** State that all parts of the parser share while they read one tab. */
export interface ParseContext {
  readonly content: HostedContent;
  readonly contentPlace: Place;
  readonly tab: string | undefined;
  readonly depth: number;
  /** Whether the parsed content is in a table cell. A table with one cell does not count. */
  readonly inTable: boolean;
  /** Whether the parsed content is a table of contents, whose entries may end in a page number. */
  readonly inContents: boolean;
  /** Whether the parsed content is a block quote, which replaces its indent and border. */
  readonly inQuote: boolean;
  /** Whether the tab is in a monospaced font as a whole, such as a screenplay, so that the font does not mean code. */
  readonly isTypewritten: boolean;
  readonly styles: StyleCascade;
  readonly anchors: Anchors;
  readonly numbers: ItemNumbers;
  /** Id of the document, for recognizing links to itself; empty if it has none. */
  readonly documentId: string;
  readonly footnotes: FootnoteRegistry<ParseContext>;
  /** Shown comments, keyed by the element that they end in. */
  readonly comments: CommentPlaces;
  readonly budget: ElementBudget;
  readonly options: ParseOptions;
  /** Whether to resolve formatting as well as structure. */
  readonly faithful: boolean;
  readonly warn: Warn;
}

/** Parses the content of a cell or another segment. */
export type ParseSegment = (
  segment: Partial<HostedSegment>,
  place: Place,
  context: ParseContext,
) => readonly Block[];

/** Returns the context one level deeper. @throws {DocumentLimitError} past the deepest level. */
export function deeper(context: ParseContext, place: Place): ParseContext {
  assertDepth(context.depth + 1, place);
  return { ...context, depth: context.depth + 1 };
}

/** Returns the origin of a place, for warnings. */
export function originOf(
  context: ParseContext,
  place: Place,
  ...keys: (string | number)[]
): Origin {
  return { place: placeAt(place, ...keys), tab: context.tab };
}
