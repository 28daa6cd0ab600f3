import type { docs_v1 } from "@googleapis/docs";
import type { Item } from "../content.js";

type Level = docs_v1.Schema$NestingLevel;

const NUMERALS: ReadonlyMap<string, (number: number) => string> = new Map([
  ["DECIMAL", String],
  ["ZERO_DECIMAL", (number) => `${number < 10 ? "0" : ""}${number}`],
  ["ALPHA", (number) => lettersOf(number).toLowerCase()],
  ["UPPER_ALPHA", lettersOf],
  ["ROMAN", (number) => romanOf(number).toLowerCase()],
  ["UPPER_ROMAN", romanOf],
]);

/** Counts the list items of one tab; an item of a higher level restarts the lower ones. */
export class Numbering {
  readonly #lists: Readonly<Record<string, docs_v1.Schema$List>>;
  readonly #counts = new Map<string, (number | undefined)[]>();
  /** For each list, one more than the level of the latest numbered heading. */
  readonly #headings = new Map<string, number>();

  constructor(lists: Readonly<Record<string, docs_v1.Schema$List>> | null | undefined) {
    this.#lists = lists ?? {};
  }

  /** Returns the level of the next item and the label that Google Docs prints before it. */
  next({ listId, nestingLevel }: docs_v1.Schema$Bullet, isHeading: boolean): Item {
    const id = listId ?? "";
    const level = nestingLevel ?? 0;
    const levels = this.#lists[id]?.listProperties?.nestingLevels ?? [];
    const before = this.#counts.get(id) ?? [];
    const number = (before[level] ?? (levels[level]?.startNumber ?? 1) - 1) + 1;
    const numbers = [...Array.from({ length: level }, (_, upper) => before[upper]), number];
    this.#counts.set(id, numbers);
    const isNumbered = NUMERALS.has(levels[level]?.glyphType ?? "");
    const label = isNumbered ? labelOf(levels, level, numbers) : boxOf(levels, level);
    return { level, depth: level - this.#under(id, level, isHeading), label };
  }

  /** How many levels above an item are numbered headings. */
  #under(id: string, level: number, isHeading: boolean): number {
    const above = this.#headings.get(id) ?? 0;
    const under = above <= level ? above : 0;
    this.#headings.set(id, isHeading ? level + 1 : under);
    return under;
  }
}

/**
 * Returns the box of a checklist item, whose level has neither a type nor a symbol; empty for other items. A list of
 * nine levels without a format has bullets, as in two real documents from before Google Docs had checklists.
 */
function boxOf(levels: readonly Level[], depth: number): string {
  const { glyphSymbol, glyphFormat, glyphType } = levels[depth] ?? { glyphSymbol: "●" };
  const isPasted = levels.length === 9 && !glyphFormat;
  return isPasted ||
    glyphSymbol ||
    (glyphType ?? "GLYPH_TYPE_UNSPECIFIED") !== "GLYPH_TYPE_UNSPECIFIED"
    ? ""
    : "☐";
}

function labelOf(
  levels: readonly Level[],
  depth: number,
  numbers: readonly (number | undefined)[],
): string {
  const format = levels[depth]?.glyphFormat || `%${depth}.`;
  return format.replaceAll(/%(\d)/g, (_, digit: string) => {
    const { glyphType, startNumber } = levels[Number(digit)] ?? {};
    const number = numbers[Number(digit)] ?? startNumber ?? 1;
    return NUMERALS.get(glyphType ?? "")?.(number) ?? "";
  });
}

/** Converts a number to letters: 26 is `Z`, 27 is `AA`. */
export function lettersOf(number: number): string {
  const above = Math.floor((number - 1) / 26);
  const letter = String.fromCodePoint(65 + ((number - 1) % 26));
  return above > 0 ? lettersOf(above) + letter : letter;
}

/** Converts a number up to 99 to Roman numerals. */
export function romanOf(number: number): string {
  const tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"];
  const ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return (tens[Math.floor(number / 10)] ?? "") + (ones[number % 10] ?? "");
}
