import { pointerOf, type Place } from "../place/place.js";

/** Deepest nesting of tabs, tables and tables of contents that is converted. The editor allows far less. */
export const MAX_DEPTH = 40;

/** Most elements (paragraphs, runs, cells) that are converted: about a hundred times the longest document seen. */
export const MAX_ELEMENTS = 2_000_000;

/** Thrown for a hosted document that is nested too deep or has too many elements. Nothing was converted. */
export class DocumentLimitError extends Error {
  override readonly name = "DocumentLimitError";
  readonly limit: "depth" | "elements";
  /** JSON pointer (RFC 6901) of the first element past the limit. */
  readonly pointer: string;

  constructor(limit: "depth" | "elements", place: Place) {
    const pointer = pointerOf(place);
    super(
      `The document cannot be converted: expected ${EXPECTED[limit]}, got more at \`${pointer}\`.`,
    );
    this.limit = limit;
    this.pointer = pointer;
  }
}

const EXPECTED = {
  depth: `at most ${MAX_DEPTH} levels of nested tabs and tables`,
  elements: `at most ${MAX_ELEMENTS} elements`,
};

/** Counts elements over one conversion. */
export class ElementBudget {
  #left = MAX_ELEMENTS;

  /** Takes one element off the budget. @throws {DocumentLimitError} when none is left. */
  spend(place: Place): void {
    this.#left -= 1;
    if (this.#left < 0) throw new DocumentLimitError("elements", place);
  }
}

/** @throws {DocumentLimitError} when `depth` is past the limit. */
export function assertDepth(depth: number, place: Place): void {
  if (depth > MAX_DEPTH) throw new DocumentLimitError("depth", place);
}
