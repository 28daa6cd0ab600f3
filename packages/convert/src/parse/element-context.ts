import { placeAt, type Place } from "../place/place.js";
import type { Origin } from "../warnings/conversion-warning.js";
import type { ParseContext } from "./parse-context.js";
import type { ResolvedTextStyle } from "./styles/resolved-text-style.js";

/** What the elements of one paragraph share: the place of their list, and the text style that the paragraph gives to them. */
export interface ParagraphContext {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly elements: Place;
}

/** Where an element stands. There is one for each run, so its place is put together only where somebody asks. */
export class ElementContext implements Origin {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly #elements: Place;
  readonly #index: number;
  readonly #kind: string | undefined;

  /** `kind` is the member that names the element's kind; undefined for one that is not known. */
  constructor(paragraph: ParagraphContext, index: number, kind: string | undefined) {
    this.context = paragraph.context;
    this.base = paragraph.base;
    this.#elements = paragraph.elements;
    this.#index = index;
    this.#kind = kind;
  }

  get place(): Place {
    const element = placeAt(this.#elements, this.#index);
    return this.#kind === undefined ? element : placeAt(element, this.#kind);
  }

  get tab(): string | undefined {
    return this.context.tab;
  }
}
