import { pointerOf, type Place, type Placed } from "../place/place.js";
import { excerptOf } from "../warnings/excerpt-of.js";

/** Deepest nesting of tabs, tables and tables of contents that is converted. The editor allows far less. */
export const MAX_DEPTH = 40;

/** Deepest nesting of arrays and objects in the JSON: three times that of the deepest document that is converted. */
export const MAX_BRACKETS = 1000;

/** Most elements (paragraphs, runs, cells, line breaks) that are converted: about fifty times the longest document seen. */
export const MAX_ELEMENTS = 1_000_000;

/** Most images that are converted: a hundred times what the editor is comfortable with. */
export const MAX_IMAGES = 20_000;

/** Most characters of text that are converted: about a hundred times the longest document of the editor. */
export const MAX_CHARACTERS = 100_000_000;

/** Most cells that the rows of tables may be short of; in a document of the editor, all rows have the same number. */
export const MAX_MISSING_CELLS = 10_000;

/** Most definitions of lists: of each, a word-processor file describes nine levels. */
export const MAX_LISTS = 10_000;

/**
 * Most characters of addresses and alternative texts that are written again because an image is shown more than once.
 * An address of the provider has 250, so that all images of a document may have the same one.
 */
export const MAX_REPEATED_CHARACTERS = 5_000_000;

/** What may be too much in a document. */
export type DocumentLimit =
  | "brackets"
  | "depth"
  | "elements"
  | "images"
  | "characters"
  | "missing cells"
  | "lists"
  | "repeated images";

/** Thrown for a hosted document that is nested too deep or too large. Nothing was converted. */
export class DocumentLimitError extends Error {
  override readonly name = "DocumentLimitError";
  readonly limit: DocumentLimit;
  /** JSON pointer (RFC 6901) of the first element past the limit. */
  readonly pointer: string;

  constructor(limit: DocumentLimit, place: Place) {
    const pointer = pointerOf(place);
    const where = pointer === "" ? "" : ` at \`${excerptOf(pointer)}\``;
    super(`The document cannot be converted: expected ${EXPECTED[limit]}, got more${where}.`);
    this.limit = limit;
    this.pointer = pointer;
  }
}

const EXPECTED = {
  brackets: `at most ${MAX_BRACKETS} arrays and objects inside each other`,
  depth: `at most ${MAX_DEPTH} levels of nested tabs and tables`,
  elements: `at most ${MAX_ELEMENTS} elements`,
  images: `at most ${MAX_IMAGES} images`,
  characters: `at most ${MAX_CHARACTERS} characters of text`,
  "missing cells": `rows of one width, or at most ${MAX_MISSING_CELLS} cells that rows are short of`,
  lists: `at most ${MAX_LISTS} lists`,
  "repeated images": `at most ${MAX_REPEATED_CHARACTERS} characters of addresses and texts of images that are shown again`,
} satisfies Record<DocumentLimit, string>;

/** Counts what a document may not have too much of, over one conversion. */
export class ElementBudget {
  #elements = MAX_ELEMENTS;
  #images = MAX_IMAGES;
  #characters = MAX_CHARACTERS;
  #missingCells = MAX_MISSING_CELLS;
  #lists = MAX_LISTS;
  #repeated = MAX_REPEATED_CHARACTERS;
  readonly #shown = new Set<object>();

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

  /** Whether an image was shown before; from now on it was. */
  isShownAgain(image: object): boolean {
    if (this.#shown.has(image)) return true;
    this.#shown.add(image);
    return false;
  }

  /** Takes text of an image that is shown again off the budget. @throws {DocumentLimitError} when not enough is left. */
  spendRepeated(text: string, at: Placed): void {
    this.#repeated -= text.length;
    if (this.#repeated < 0) throw new DocumentLimitError("repeated images", at.place);
  }

  /** Takes one list off the budget. @throws {DocumentLimitError} when none is left. */
  spendList(at: Placed): void {
    this.#lists -= 1;
    if (this.#lists < 0) throw new DocumentLimitError("lists", at.place);
  }

  /** Takes a cell that a row is short of off the budget. @throws {DocumentLimitError} when none is left. */
  spendMissingCell(at: Placed): void {
    this.#missingCells -= 1;
    if (this.#missingCells < 0) throw new DocumentLimitError("missing cells", at.place);
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
