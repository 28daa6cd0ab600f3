import type { Content } from "../content.js";
import { allBlocks, joined, plain, textOf, wordsOf } from "./facts.js";

/** Links to URLs outside the document, with their text. */
export function links(content: Content): readonly string[] {
  return linked(content).map(({ text, value }) => `${plain(text)} → ${comparable(value)}`);
}

/** Links with the last word of their text: plain text does not show where a link starts. */
export function linksAfterWords(content: Content): readonly string[] {
  return linked(content).flatMap(({ text, value }) => {
    const isShown = comparable(text.trim()) === comparable(value).replace(/^mailto:/, "");
    return isShown ? [] : [`${wordsOf(text).at(-1)} → ${comparable(value)}`];
  });
}

function linked(content: Content): readonly { readonly text: string; readonly value: string }[] {
  return allBlocks(content)
    .flatMap((block) => joined(block, ({ url }) => url))
    .filter(({ text, value }) => plain(text) !== "" && /^(?:https?|mailto|ftp|tel):/i.test(value));
}

/** Links within the document, with the text of their target; links with an empty target do not count. */
export function internalLinks(content: Content): readonly string[] {
  const targets = new Map<string, string>();
  for (const block of allBlocks(content)) {
    for (const id of block.ids) if (!targets.has(id)) targets.set(id, textOf(block));
  }
  return allBlocks(content)
    .flatMap((block) => joined(block, ({ target }) => target))
    .filter(({ text, value }) => plain(text) !== "" && targets.get(decoded(value)))
    .map(({ text, value }) => `${plain(text)} → ${targets.get(decoded(value))}`);
}

/** Normalizes a URL, so that each spelling of its characters is equal. */
function comparable(url: string): string {
  return decoded(URL.canParse(url) ? new URL(url).href : url);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
