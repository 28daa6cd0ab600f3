import type { ElementBudget } from "../../hosted/document-limits.js";
import type { HostedContent, HostedNestingLevel } from "../../hosted/hosted-document.js";
import { readEntry, readList, readNumber, readText, readPoints } from "../../hosted/read.js";
import { oneLine } from "../../hosted/text/clean-text.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { placeAt, type Place } from "../../place/place.js";
import { counts } from "../../tree/is-ordered.js";
import type { ListDefinition, ListLevel, ListMarker } from "../../tree/list-definition.js";

/** Lists in Google Docs have nine levels. */
const LEVELS = 9;

/** The bullet that Google Docs shows if no symbol is set. */
const BULLET = "●";

/** The symbol that Google Docs shows for an unchecked checklist item. */
const BOX = "☐";

/** The glyph type of levels without one. */
const UNSPECIFIED = "GLYPH_TYPE_UNSPECIFIED";

/** Glyph types of the Google Docs API. An unknown type becomes a bullet, never a number. */
const MARKERS: ReadonlyMap<string, ListMarker> = new Map([
  [UNSPECIFIED, "checkbox"],
  ["NONE", "none"],
  ["DECIMAL", "decimal"],
  ["ZERO_DECIMAL", "zero-decimal"],
  ["ALPHA", "lower-alpha"],
  ["UPPER_ALPHA", "upper-alpha"],
  ["ROMAN", "lower-roman"],
  ["UPPER_ROMAN", "upper-roman"],
]);

/** The list definitions of a tab, created on first use. An unknown id becomes a bulleted list. */
export class ListDefinitions {
  readonly #content: HostedContent;
  readonly #place: Place;
  readonly #budget: ElementBudget;
  readonly #known = new Map<string, ListDefinition>();

  constructor({ content, place }: Pick<HostedTabPage, "content" | "place">, budget: ElementBudget) {
    this.#content = content;
    this.#place = placeAt(place, "lists");
    this.#budget = budget;
  }

  /**
   * Returns the definition of a list, the same object for the same id. @throws {DocumentLimitError} for too many lists.
   */
  get(id: string): ListDefinition {
    const known = this.#known.get(id);
    if (known) return known;
    this.#budget.spendList({ place: placeAt(this.#place, id) });
    const list = readEntry(this.#content.lists, id);
    const hosted = readList(list?.listProperties?.nestingLevels);
    const levels = Array.from({ length: LEVELS }, (_, level) =>
      levelOf(hosted[level] ?? NO_LEVEL, level, hosted),
    );
    const definition = { id, levels };
    this.#known.set(id, definition);
    return definition;
  }
}

/**
 * The level that replaces one the document does not define: it has bullets, because a level without a glyph would be a
 * checklist.
 */
const NO_LEVEL: HostedNestingLevel = { glyphSymbol: BULLET };

function levelOf(
  glyph: HostedNestingLevel,
  level: number,
  levels: readonly Partial<HostedNestingLevel>[],
): ListLevel {
  const marker = hasNoGlyph(levels, level) ? "bullet" : markerOf(glyph);
  const indentStart = readPoints(glyph.indentStart);
  const indentFirstLine = readPoints(glyph.indentFirstLine);
  return {
    marker,
    symbol: shortText(glyph.glyphSymbol) || (marker === "checkbox" ? BOX : BULLET),
    template: shortText(glyph.glyphFormat) || (counts(marker) ? `%${level}.` : `%${level}`),
    start: startOf(glyph, marker),
    ...(indentStart === undefined ? {} : { indentStart }),
    ...(indentFirstLine === undefined ? {} : { indentFirstLine }),
  };
}

/** Every item repeats its label, so a very long label would multiply the size of a small document. */
const MAX_LABEL_LENGTH = 60;

function shortText(text: string | null | undefined): string {
  return oneLine(readText(text).slice(0, MAX_LABEL_LENGTH));
}

/** Returns the marker of a level. The Google Docs API has no type for checklists: they have neither type nor symbol. */
function markerOf(glyph: HostedNestingLevel): ListMarker {
  if (readText(glyph.glyphSymbol) !== "") return "bullet";
  return MARKERS.get(glyph.glyphType ?? UNSPECIFIED) ?? "bullet";
}

/**
 * Returns true if the API returned all nine levels of a list, and this level has neither a glyph nor a format. Such a
 * list was pasted or imported, and Google Docs shows bullets or numbers for it; a level of a checklist has a format.
 */
export function hasNoGlyph(levels: readonly Partial<HostedNestingLevel>[], level: number): boolean {
  const { glyphType, glyphSymbol, glyphFormat } = levels[level] ?? NO_LEVEL;
  if (levels.length < LEVELS || readText(glyphSymbol) !== "" || readText(glyphFormat) !== "")
    return false;
  return (glyphType ?? UNSPECIFIED) === UNSPECIFIED;
}

/** Returns the start number of a level. Letters and roman numerals have no 0, so they start at 1. */
function startOf(glyph: HostedNestingLevel, marker: ListMarker): number {
  const start = Math.max(0, Math.trunc(readNumber(glyph.startNumber, 1)));
  return marker === "decimal" || marker === "zero-decimal" ? start : Math.max(1, start);
}
