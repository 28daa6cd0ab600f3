import type { HostedNestingLevel, HostedParagraph } from "../hosted/hosted-document.js";
import { readEntry, readList, readNumber, readText } from "../hosted/read.js";
import type { Block, ListMarker } from "../tree/block.js";
import type { Origin } from "../warnings/conversion-warning.js";
import type { ItemEntry } from "./build-lists.js";
import type { ParseContext } from "./parse-context.js";

type HostedBullet = NonNullable<HostedParagraph["bullet"]>;

/** The editor has nine levels. */
const DEEPEST_LEVEL = 8;

/** The numbered glyphs of the document API; an unspecified one is a bullet, never a number. */
const MARKERS: ReadonlyMap<string, ListMarker> = new Map([
  ["NONE", "none"],
  ["DECIMAL", "decimal"],
  ["ZERO_DECIMAL", "zero-decimal"],
  ["ALPHA", "lower-alpha"],
  ["UPPER_ALPHA", "upper-alpha"],
  ["ROMAN", "lower-roman"],
  ["UPPER_ROMAN", "upper-roman"],
]);

/** A paragraph with a bullet: its level, glyph and number in the list that it belongs to. */
export function parseListItem(
  bullet: HostedBullet,
  blocks: readonly Block[],
  origin: Origin,
  context: ParseContext,
): ItemEntry {
  const listId = readText(bullet.listId);
  const level = clamp(Math.trunc(readNumber(bullet.nestingLevel, 0)));
  const glyph = glyphOf(listId, level, context);
  const start = Math.max(0, Math.trunc(readNumber(glyph.startNumber, 1)));
  const number = context.numbering.next(listId, level, start);
  return { kind: "item", listId, level, marker: markerOf(glyph), number, blocks, origin };
}

function clamp(level: number): number {
  return Math.min(Math.max(level, 0), DEEPEST_LEVEL);
}

function glyphOf(listId: string, level: number, context: ParseContext): HostedNestingLevel {
  const list = readEntry(context.content.lists, listId);
  return readList(list?.listProperties?.nestingLevels)[level] ?? {};
}

function markerOf(glyph: HostedNestingLevel): ListMarker {
  if (readText(glyph.glyphSymbol) !== "") return "bullet";
  return MARKERS.get(glyph.glyphType ?? "") ?? "bullet";
}
