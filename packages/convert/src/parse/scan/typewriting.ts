import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import { isMonospace } from "../styles/is-monospace.js";

/** Characters that are frequent in code and rare in sentences. */
const SYMBOLS = /[{}()[\];=<>_/\\#$|&*+^~`@]/g;

/** In characters. A shorter text is too short to judge by. */
const MIN_TEXT = 300;

/** Detects whether a whole document is written in a monospaced font, such as a screenplay or a manuscript. */
export class Typewriting {
  #monospaced = 0;
  #other = 0;
  #symbols = 0;

  /** Counts the characters of a paragraph. */
  count({ elements }: Partial<HostedParagraph>): void {
    for (const { textRun } of readList(elements)) {
      const text = readText(textRun?.content);
      const font = readText(textRun?.textStyle?.weightedFontFamily?.fontFamily);
      if (font === "" || !isMonospace(font)) {
        this.#other += text.length;
        continue;
      }
      this.#monospaced += text.length;
      this.#symbols += text.match(SYMBOLS)?.length ?? 0;
    }
  }

  /** Whether at least nine in ten characters are monospaced, and at most one in fifty of these is a symbol of code. */
  get isWhole(): boolean {
    if (this.#monospaced < MIN_TEXT) return false;
    return this.#other * 9 <= this.#monospaced && this.#symbols * 50 <= this.#monospaced;
  }
}
