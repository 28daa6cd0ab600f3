/**
 * Counts list items for each list id, as the editor does: a list goes on after an interruption,
 * and an item starts the levels below it anew.
 */
export class ListNumbering {
  readonly #lastNumbers = new Map<string, (number | undefined)[]>();

  /** The number of the next item of a list at a level that starts at `start`. */
  next(listId: string, level: number, start: number): number {
    const numbers = this.#lastNumbers.get(listId) ?? [];
    const number = (numbers[level] ?? start - 1) + 1;
    this.#lastNumbers.set(listId, [...numbers.slice(0, level), number]);
    return number;
  }
}
