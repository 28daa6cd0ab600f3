import type { HostedParagraphElement } from "../../hosted/hosted-document.js";
import { readText } from "../../hosted/read.js";

type Elements = readonly Partial<HostedParagraphElement>[];

/** A tab and a page number at the end of an entry of a table of contents. */
const PAGE = /\t\s{0,5}(?:\d{1,6}|[ivxlcdm]{1,12})?\s{0,5}$/iu;

/** In characters; longer than any page number with the white space around it. */
const MAX_PAGE = 40;

/** Returns the elements of an entry of a table of contents without its page number: the same if it has none. */
export function withoutPageOfEntry(elements: Elements): Elements {
  const texts = elements.map(({ textRun }) => readText(textRun?.content));
  const text = texts.join("");
  const tail = text.slice(-MAX_PAGE);
  const found = tail.search(PAGE);
  const end = text.length - tail.length + found;
  if (found < 0 || text.slice(0, end).trim() === "") return elements;
  let at = 0;
  return elements.map((element, index) => {
    const content = texts[index] ?? "";
    const kept = content.slice(0, Math.max(0, end - at));
    at += content.length;
    const { textRun } = element;
    if (!textRun || kept === content) return element;
    return { ...element, textRun: { ...textRun, content: kept } };
  });
}
