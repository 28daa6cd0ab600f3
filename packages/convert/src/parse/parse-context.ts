import { assertDepth, type ElementBudget } from "../hosted/document-limits.js";
import type { HostedContent, HostedSegment } from "../hosted/hosted-document.js";
import { placeAt, type Place } from "../place/place.js";
import type { Block } from "../tree/block.js";
import type { Origin, Warn } from "../warnings/conversion-warning.js";
import type { Anchors } from "./anchors.js";
import type { FootnoteRegistry } from "./footnote-registry.js";
import type { ItemNumbers } from "./lists/item-numberer.js";
import type { ParseOptions } from "./parse-options.js";
import type { StyleCascade } from "./styles/style-cascade.js";

/** What every part of the parser may ask for while it reads one tab. */
export interface ParseContext {
  readonly content: HostedContent;
  readonly contentPlace: Place;
  readonly tab: string | undefined;
  readonly depth: number;
  /** Whether what is parsed stands in a cell of a table; a table of one cell is none. */
  readonly inTable: boolean;
  readonly styles: StyleCascade;
  readonly anchors: Anchors;
  readonly numbers: ItemNumbers;
  /** Id of the document, by which links into itself are known; empty where it has none. */
  readonly documentId: string;
  readonly footnotes: FootnoteRegistry<ParseContext>;
  readonly budget: ElementBudget;
  readonly options: ParseOptions;
  /** Whether looks are resolved, and not only meaning. */
  readonly faithful: boolean;
  readonly warn: Warn;
}

/** Parses the content of a cell, or of whatever else holds structural elements. */
export type ParseSegment = (
  segment: Partial<HostedSegment>,
  place: Place,
  context: ParseContext,
) => readonly Block[];

/** The context one level deeper. @throws {DocumentLimitError} past the deepest level. */
export function deeper(context: ParseContext, place: Place): ParseContext {
  assertDepth(context.depth + 1, place);
  return { ...context, depth: context.depth + 1 };
}

/** Where something stands, for warnings. */
export function originOf(
  context: ParseContext,
  place: Place,
  ...keys: (string | number)[]
): Origin {
  return { place: placeAt(place, ...keys), tab: context.tab };
}
