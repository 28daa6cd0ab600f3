import type { ListDefinition, Numbering } from "../../tree/list-definition.js";
import { formatLabel } from "./format-label.js";

/**
 * Counts list items per definition, as Google Docs does: a list continues after an interruption, and an item restarts
 * the levels below it.
 */
export class ListNumbering {
  readonly #lastNumbers = new Map<ListDefinition, (number | undefined)[]>();
  /** Whether the last item of each level is a heading. */
  readonly #headings = new Map<ListDefinition, boolean[]>();

  /** Returns the numbering of the next item of a list at a level. */
  next(definition: ListDefinition, level: number, isHeading = false): Numbering {
    const numbers = this.#numbersOf(definition);
    const before = numbers[level];
    const number = before === undefined ? (definition.levels[level]?.start ?? 1) : before + 1;
    for (let upper = numbers.length; upper < level; upper += 1) numbers.push(undefined);
    numbers[level] = number;
    numbers.length = level + 1;
    const label = formatLabel(definition, level, numbers);
    const depth = this.#depthOf(definition, level, isHeading);
    return { definition, level, ...(depth === level ? {} : { depth }), number, label };
  }

  #depthOf(definition: ListDefinition, level: number, isHeading: boolean): number {
    const headings = this.#headings.get(definition);
    if (!headings && !isHeading) return level;
    const known = (headings ?? []).slice(0, level);
    this.#headings.set(definition, [
      ...known,
      ...Array<boolean>(level - known.length).fill(false),
      isHeading,
    ]);
    return level - known.filter(Boolean).length;
  }

  #numbersOf(definition: ListDefinition): (number | undefined)[] {
    const known = this.#lastNumbers.get(definition);
    if (known) return known;
    const numbers: (number | undefined)[] = [];
    this.#lastNumbers.set(definition, numbers);
    return numbers;
  }
}
