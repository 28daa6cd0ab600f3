import { pointerOf, type Place, type Placed } from "../place/place.js";
import { excerptOf } from "../warnings/excerpt-of.js";

/** Nesting of tabs, tables and tables of contents. Google Docs allows far less. */
export const MAX_DEPTH = 40;

/** Nesting of arrays and objects in the JSON: three times that of a document at `MAX_DEPTH`. */
export const MAX_BRACKETS = 1000;

/** Paragraphs, runs, cells and line breaks together: about fifty times the longest document seen. */
export const MAX_ELEMENTS = 1_000_000;

/** About a hundred times as many images as Google Docs handles well. */
export const MAX_IMAGES = 20_000;

/** Characters of text: about a hundred times the longest document that Google Docs allows. */
export const MAX_CHARACTERS = 100_000_000;

/** Cells missing from table rows; in Google Docs, all rows of a table have the same number of cells. */
export const MAX_MISSING_CELLS = 10_000;

/** List definitions; a DOCX file describes nine levels of each. */
export const MAX_LISTS = 10_000;

/**
 * Characters of URLs and alternative texts that are repeated because an image is shown more than once. A URL from
 * Google Docs has about 250 characters, so all images of a document at `MAX_IMAGES` may be the same image.
 */
export const MAX_REPEATED_CHARACTERS = 5_000_000;

/** Quantities that are limited in a document. */
export type DocumentLimit =
  | "brackets"
  | "depth"
  | "elements"
  | "images"
  | "characters"
  | "missing cells"
  | "lists"
  | "repeated images";

/** Thrown for a hosted document that is nested too deeply or too large. Nothing was converted. */
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
  brackets: `at most ${MAX_BRACKETS} levels of nested arrays and objects`,
  depth: `at most ${MAX_DEPTH} levels of nested tabs and tables`,
  elements: `at most ${MAX_ELEMENTS} elements`,
  images: `at most ${MAX_IMAGES} images`,
  characters: `at most ${MAX_CHARACTERS} characters of text`,
  "missing cells": `at most ${MAX_MISSING_CELLS} cells missing from rows that are shorter than others`,
  lists: `at most ${MAX_LISTS} lists`,
  "repeated images": `at most ${MAX_REPEATED_CHARACTERS} characters of URLs and texts of images that are shown more than once`,
} satisfies Record<DocumentLimit, string>;

/** Enforces the limits during one conversion. */
export class ElementBudget {
  #elements = MAX_ELEMENTS;
  #images = MAX_IMAGES;
  #characters = MAX_CHARACTERS;
  #missingCells = MAX_MISSING_CELLS;
  #lists = MAX_LISTS;
  #repeated = MAX_REPEATED_CHARACTERS;
  readonly #shown = new Set<object>();

  /** Deducts one element from the budget. @throws {DocumentLimitError} if none is left. */
  spend(at: Placed): void {
    this.#elements -= 1;
    if (this.#elements < 0) throw new DocumentLimitError("elements", at.place);
  }

  /** Deducts one image from the budget. @throws {DocumentLimitError} if none is left. */
  spendImage(at: Placed): void {
    this.#images -= 1;
    if (this.#images < 0) throw new DocumentLimitError("images", at.place);
  }

  /** Whether an image was shown before. Also records it as shown. */
  isShownAgain(image: object): boolean {
    if (this.#shown.has(image)) return true;
    this.#shown.add(image);
    return false;
  }

  /** Deducts the text of a repeated image from the budget. @throws {DocumentLimitError} if not enough is left. */
  spendRepeated(text: string, at: Placed): void {
    this.#repeated -= text.length;
    if (this.#repeated < 0) throw new DocumentLimitError("repeated images", at.place);
  }

  /** Deducts one list from the budget. @throws {DocumentLimitError} if none is left. */
  spendList(at: Placed): void {
    this.#lists -= 1;
    if (this.#lists < 0) throw new DocumentLimitError("lists", at.place);
  }

  /** Deducts one missing cell from the budget. @throws {DocumentLimitError} if none is left. */
  spendMissingCell(at: Placed): void {
    this.#missingCells -= 1;
    if (this.#missingCells < 0) throw new DocumentLimitError("missing cells", at.place);
  }

  /** Deducts text from the budget. @throws {DocumentLimitError} if not enough is left. */
  spendText(text: string, at: Placed): void {
    this.#characters -= text.length;
    if (this.#characters < 0) throw new DocumentLimitError("characters", at.place);
  }
}

/** @throws {DocumentLimitError} if `depth` exceeds the limit. */
export function assertDepth(depth: number, place: Place): void {
  if (depth > MAX_DEPTH) throw new DocumentLimitError("depth", place);
}
