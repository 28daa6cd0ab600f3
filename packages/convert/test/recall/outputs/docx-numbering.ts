import type { Element, Root } from "xast";
import { lettersOf, romanOf } from "../source/numbering.js";
import { select, valueOf } from "./xml.js";

interface Level {
  readonly start: number;
  readonly format: string;
  readonly text: string;
}

interface List {
  readonly abstract: string;
  readonly restarts: ReadonlyMap<number, number>;
}

const NUMERALS: ReadonlyMap<string, (number: number) => string> = new Map([
  ["decimal", String],
  ["decimalZero", (number) => String(number).padStart(2, "0")],
  ["lowerLetter", (number) => lettersOf(number).toLowerCase()],
  ["upperLetter", lettersOf],
  ["lowerRoman", (number) => romanOf(number).toLowerCase()],
  ["upperRoman", romanOf],
]);

/**
 * The labels that a word processor prints. Lists with the same definition continue the count, a list used for the first
 * time starts at its own start value, and an item restarts the levels below it (ECMA-376 part 1, 17.9).
 */
export class DocxNumbering {
  readonly #definitions = new Map<string, readonly Level[]>();
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #used = new Set<string>();

  constructor(part: Root | undefined) {
    for (const one of select(part, "w:abstractNum")) {
      this.#definitions.set(valueOf(one, "w:abstractNumId"), levelsOf(one));
    }
    for (const one of select(part, "w:num")) {
      const abstract = valueOf(select(one, "w:abstractNumId")[0]);
      this.#lists.set(valueOf(one, "w:numId"), { abstract, restarts: restartsOf(one) });
    }
  }

  /** The label of the next item; empty for a bullet. */
  next(id: string, depth: number): string {
    const { abstract = "", restarts = new Map<number, number>() } = this.#lists.get(id) ?? {};
    const levels = this.#definitions.get(abstract) ?? [];
    const counts = this.#counts.get(abstract) ?? [];
    if (!this.#used.has(id)) for (const [level, start] of restarts) counts[level] = start - 1;
    this.#used.add(id);
    const number = (counts[depth] ?? (levels[depth]?.start ?? 1) - 1) + 1;
    const numbers = [...Array.from({ length: depth }, (_, upper) => counts[upper]), number];
    this.#counts.set(abstract, numbers);
    return labelOf(levels, depth, numbers);
  }
}

function labelOf(
  levels: readonly Level[],
  depth: number,
  numbers: readonly (number | undefined)[],
): string {
  const { format = "", text = "" } = levels[depth] ?? {};
  if (!NUMERALS.has(format)) return "";
  return text.replaceAll(/%(\d)/g, (_, digit: string) => {
    const level = Number(digit) - 1;
    const number = numbers[level] ?? levels[level]?.start ?? 1;
    return NUMERALS.get(levels[level]?.format ?? "")?.(number) ?? "";
  });
}

function levelsOf(definition: Element): readonly Level[] {
  return select(definition, "w:lvl").map((level) => ({
    start: Number(valueOf(select(level, "w:start")[0])),
    format: valueOf(select(level, "w:numFmt")[0]),
    text: valueOf(select(level, "w:lvlText")[0]),
  }));
}

function restartsOf(list: Element): ReadonlyMap<number, number> {
  const overrides = select(list, "w:lvlOverride");
  return new Map(
    overrides.map((one) => [
      Number(valueOf(one, "w:ilvl")),
      Number(valueOf(select(one, "w:startOverride")[0])),
    ]),
  );
}
