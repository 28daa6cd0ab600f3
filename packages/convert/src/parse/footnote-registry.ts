import type { HostedSegment } from "../hosted/hosted-document.js";
import type { Place } from "../place/place.js";
import type { CommentProperties } from "../tree/document-tree.js";

/** A footnote that is parsed after the text that refers to it. */
export interface PendingFootnote<Context> {
  readonly number: number;
  readonly referenced: boolean;
  readonly segment: Partial<HostedSegment>;
  readonly place: Place;
  readonly context: Context;
  /** Set if the footnote is a comment. */
  readonly comment?: CommentProperties;
}

/** Numbers footnotes in the order of their references, across all tabs. */
export class FootnoteRegistry<Context> {
  readonly #numbers = new Map<unknown, number>();
  readonly #pending: PendingFootnote<Context>[] = [];
  #unreadSections = 0;

  /** Returns the number of a footnote; a new footnote gets the next number. */
  register(footnote: Omit<PendingFootnote<Context>, "number">): number {
    const known = this.#numbers.get(footnote.segment);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(footnote.segment, number);
    this.#pending.push({ ...footnote, number });
    return number;
  }

  /** Records that the blocks of a section are still being read. */
  beginSection(): void {
    this.#unreadSections += 1;
  }

  /** Records that the blocks of a section, and so its footnote references, have all been read. */
  endSection(): void {
    this.#unreadSections -= 1;
  }

  /**
   * Iterates over the footnotes by number, including those registered during iteration.
   *
   * @throws {Error} if the blocks of a section have not been read completely, because their references determine the
   * numbers.
   */
  *[Symbol.iterator](): Iterator<PendingFootnote<Context>> {
    if (this.#unreadSections > 0) {
      throw new Error("Footnotes must be read after the blocks of all sections.");
    }
    for (let index = 0; index < this.#pending.length; index += 1) {
      const footnote = this.#pending[index];
      if (footnote) yield footnote;
    }
  }
}
