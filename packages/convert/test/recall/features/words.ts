import type { Content } from "../content.js";
import { allBlocks, wordsOf } from "./facts.js";

/** All words of body, footnotes, headers and footers; their order is a separate feature. */
export function words(content: Content): readonly string[] {
  return allBlocks(content)
    .flatMap(({ pieces }) => wordsOf(pieces.map(({ text }) => text).join("")))
    .sort();
}

/** The words of the body in reading order. */
export function order({ blocks }: Content): readonly string[] {
  return blocks.flatMap(({ pieces }) => wordsOf(pieces.map(({ text }) => text).join("")));
}
