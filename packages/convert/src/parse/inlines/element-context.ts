import { placeAt, type Place, type Origin } from "../../place/place.js";
import type { ParseContext } from "../parse-context.js";
import type { ResolvedTextStyle } from "../styles/resolved-text-style.js";

/** What the elements of one paragraph share: the place of their list, and the text style they inherit. */
export interface ParagraphContext {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly elements: Place;
}

/** The place of an element. There is one for each run, so the path is built only on demand. */
export class ElementContext implements Origin {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly #elements: Place;
  readonly #index: number;
  readonly #kind: string | undefined;

  /** `kind` is the member that names the element's kind; undefined for an unknown one. */
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
