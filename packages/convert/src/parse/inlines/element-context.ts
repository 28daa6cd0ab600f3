import { placeAt, type Place, type Origin } from "../../place/place.js";
import type { ParseContext } from "../parse-context.js";
import type { ResolvedTextStyle } from "../styles/resolved-text-style.js";

/** Values that the elements of one paragraph share: the place of their list, and the text style they inherit. */
export interface ParagraphContext {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly elements: Place;
  /** The last element with a reported loss, and the kind of loss. */
  loss?: { readonly index: number; readonly what: string };
}

/** The place of an element. Every run has one, so the path is built only on demand. */
export class ElementContext implements Origin {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly #paragraph: ParagraphContext;
  readonly #index: number;
  readonly #kind: string | undefined;

  /** `kind` is the member whose name is the element's kind; undefined for an unknown kind. */
  constructor(paragraph: ParagraphContext, index: number, kind: string | undefined) {
    this.context = paragraph.context;
    this.base = paragraph.base;
    this.#paragraph = paragraph;
    this.#index = index;
    this.#kind = kind;
  }

  get place(): Place {
    const element = placeAt(this.#paragraph.elements, this.#index);
    return this.#kind === undefined ? element : placeAt(element, this.#kind);
  }

  get tab(): string | undefined {
    return this.context.tab;
  }

  /** Whether the previous element had the same loss, as the runs of one link do. Call it for each loss. */
  repeatsLoss(what: string): boolean {
    const { loss } = this.#paragraph;
    this.#paragraph.loss = { index: this.#index, what };
    return loss?.what === what && loss.index === this.#index - 1;
  }
}
