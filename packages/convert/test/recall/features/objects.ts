import type { Content } from "../content.js";
import { allBlocks, joined, plain, textOf, wordsOf } from "./facts.js";

/** Images with their alternative text. */
export function images(content: Content): readonly string[] {
  return allBlocks(content)
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ image }) => (image ? [`${plain(image.alternative)} ${addressOf(image.url)}`] : []));
}

/**
 * Returns the URL of an image; all images that the file contains are equal, because their names differ from the
 * document's.
 */
function addressOf(url: string): string {
  return /^https?:/i.test(url) ? decodeURI(url) : "in the file";
}

/** Footnote references: the word before each, and the text of the note. */
export function footnotes(content: Content): readonly string[] {
  return allBlocks(content).flatMap(({ pieces }) => {
    let before = "";
    return pieces.flatMap(({ text, note }) => {
      before += text;
      if (note === undefined) return [];
      const blocks = content.notes.get(note) ?? [];
      return [`${wordsOf(before).at(-1)} → ${plain(blocks.map((one) => textOf(one)).join(" "))}`];
    });
  });
}

const MARKS = [
  "bold",
  "italic",
  "underline",
  "strikethrough",
  "superscript",
  "subscript",
  "inserted",
] as const;

/** Each marked run of words, for each mark. */
export function marks(content: Content): readonly string[] {
  return allBlocks(content).flatMap((block) =>
    MARKS.flatMap((mark) =>
      joined(block, (piece) => (piece.marks.has(mark) ? mark : undefined)).flatMap(({ text }) =>
        wordsOf(text).map((word) => `${mark} ${word}`),
      ),
    ),
  );
}
