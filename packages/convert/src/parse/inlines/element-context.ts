import { placeAt, type Place, type Origin } from "../../place/place.js";
import type { ParseContext } from "../parse-context.js";
import type { ResolvedTextStyle } from "../styles/resolved-text-style.js";

/** What the elements of one paragraph share: the place of their list, and the text style they inherit. */
export interface ParagraphContext {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly elements: Place;
  /** The last element whose link was lost, and what was lost. */
  loss?: { readonly index: number; readonly what: string };
}

/** The place of an element. There is one for each run, so the path is built only on demand. */
export class ElementContext implements Origin {
  readonly context: ParseContext;
  readonly base: ResolvedTextStyle;
  readonly #paragraph: ParagraphContext;
  readonly #index: number;
  readonly #kind: string | undefined;

  /** `kind` is the member that names the element's kind; undefined for an unknown one. */
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

  /** Whether the element before lost the same, as the runs of one link do. Call it for each loss. */
  repeatsLoss(what: string): boolean {
    const { loss } = this.#paragraph;
    this.#paragraph.loss = { index: this.#index, what };
    return loss?.what === what && loss.index === this.#index - 1;
  }
}
