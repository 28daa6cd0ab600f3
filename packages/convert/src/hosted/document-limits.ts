import { pointerOf, type Place, type Placed } from "../place/place.js";

/** Deepest nesting of tabs, tables and tables of contents that is converted. The editor allows far less. */
export const MAX_DEPTH = 40;

/** Most elements (paragraphs, runs, cells) that are converted: about a hundred times the longest document seen. */
export const MAX_ELEMENTS = 2_000_000;

/** Most images that are converted: a hundred times what the editor is comfortable with. */
export const MAX_IMAGES = 20_000;

/** Most characters of text that are converted: about a hundred times the longest document of the editor. */
export const MAX_CHARACTERS = 100_000_000;

/** What may be too much in a document. */
export type DocumentLimit = "depth" | "elements" | "images" | "characters";

/** Thrown for a hosted document that is nested too deep or too large. Nothing was converted. */
export class DocumentLimitError extends Error {
  override readonly name = "DocumentLimitError";
  readonly limit: DocumentLimit;
  /** JSON pointer (RFC 6901) of the first element past the limit. */
  readonly pointer: string;

  constructor(limit: DocumentLimit, place: Place) {
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
  images: `at most ${MAX_IMAGES} images`,
  characters: `at most ${MAX_CHARACTERS} characters of text`,
} satisfies Record<DocumentLimit, string>;

/** Counts what a document may not have too much of, over one conversion. */
export class ElementBudget {
  #elements = MAX_ELEMENTS;
  #images = MAX_IMAGES;
  #characters = MAX_CHARACTERS;

  /** Takes one element off the budget. @throws {DocumentLimitError} when none is left. */
  spend(at: Placed): void {
    this.#elements -= 1;
    if (this.#elements < 0) throw new DocumentLimitError("elements", at.place);
  }

  /** Takes one image off the budget. @throws {DocumentLimitError} when none is left. */
  spendImage(at: Placed): void {
    this.#images -= 1;
    if (this.#images < 0) throw new DocumentLimitError("images", at.place);
  }

  /** Takes text off the budget. @throws {DocumentLimitError} when not enough is left. */
  spendText(text: string, at: Placed): void {
    this.#characters -= text.length;
    if (this.#characters < 0) throw new DocumentLimitError("characters", at.place);
  }
}

/** @throws {DocumentLimitError} when `depth` is past the limit. */
export function assertDepth(depth: number, place: Place): void {
  if (depth > MAX_DEPTH) throw new DocumentLimitError("depth", place);
}
