import type { ListDefinition, Numbering } from "../../tree/list-definition.js";
import { formatLabel } from "./format-label.js";

/**
 * Counts list items for each definition, as the editor does: a list goes on after an interruption,
 * and an item starts the levels below it anew.
 */
export class ListNumbering {
  readonly #lastNumbers = new Map<ListDefinition, (number | undefined)[]>();

  /** The numbering of the next item of a list at a level. */
  next(definition: ListDefinition, level: number): Numbering {
    const last = this.#lastNumbers.get(definition) ?? [];
    const before = last[level];
    const number = before === undefined ? (definition.levels[level]?.start ?? 1) : before + 1;
    const numbers = Array.from({ length: level }, (_, upper) => last[upper]);
    this.#lastNumbers.set(definition, [...numbers, number]);
    return {
      definition,
      level,
      number,
      label: formatLabel(definition, level, [...numbers, number]),
    };
  }
}
