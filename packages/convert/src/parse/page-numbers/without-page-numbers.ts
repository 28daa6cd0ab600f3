import type { HostedParagraphElement } from "../../hosted/hosted-document.js";
import { readText } from "../../hosted/read.js";

type Elements = readonly Partial<HostedParagraphElement>[];

/** Placeholder for a page number or page count in the text of a paragraph. */
const NUMBER = "\uFFFC";

/** Placeholder for each character of a phrase that is left out. */
const LEFT_OUT = "\uE000";

/** The text of a paragraph that contains one of these characters is left as it is. */
const MARKS = /[\uFFFC\uE000]/;

/** Words that people write before or after a page number, which have no meaning without it. */
const WORDS =
  "pages?|pgs?|pp?|página|páginas|pág|pagina|pag|seite|seiten|side|sida|sivu|blz|bladzijde|strona|str|strana|stránka|oldal|" +
  "sayfa|halaman|trang|страница|стр|сторінка|стор|σελίδα|σελ|עמוד|صفحة|หน้า|第|页|頁|ページ|페이지|쪽|共|全";

/** At most two words of any language, and punctuation. All counts are bounded, so that no text takes long. */
const BETWEEN = String.raw`(?:[\p{P}\p{Zs}|]{0,5}\p{L}{1,15}){0,2}[\p{P}\p{Zs}|]{0,5}`;

/** A page number, with the words before and after it, and the words between it and the number of all pages. */
const PHRASE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${WORDS})[.:]?\p{Zs}{0,5})?${NUMBER}` +
    String.raw`(?:${BETWEEN}${NUMBER}){0,9}(?:\p{Zs}{0,5}(?:${WORDS})(?![\p{L}\p{N}]))?`,
  "giu",
);

const BRACKETS = new RegExp(String.raw`[([{]\p{Zs}{0,5}${LEFT_OUT}+\p{Zs}{0,5}[)\]}]`, "gu");

/** A left-out phrase with what separated it from the text on one side. */
const SEPARATOR = String.raw`[\p{Zs}\p{Pd}|\u00B7\u2022/\\,;:]{0,5}`;
const SEPARATED = new RegExp(
  `${SEPARATOR}${LEFT_OUT}+${SEPARATOR}$|${LEFT_OUT}+${SEPARATOR}`,
  "gu",
);

/** Text other than punctuation. */
const SHOWN = new RegExp(String.raw`[^\p{P}\p{Zs}|${LEFT_OUT}]`, "u");

/**
 * Returns the elements of a paragraph without the words around its page numbers, such as `Page … of …`, for an output
 * without pages. Separators that then separate nothing are left out too. The number of elements stays the same.
 */
export function withoutPageNumbers(elements: Elements): Elements {
  if (!elements.some(({ autoText }) => autoText)) return elements;
  const texts = elements.map(({ textRun }) => readText(textRun?.content));
  if (texts.some((text) => MARKS.test(text))) return elements;
  const whole = elements.map(({ autoText }, index) => (autoText ? NUMBER : texts[index])).join("");
  const marked = withoutPhrases(whole);
  let at = 0;
  return elements.map((element, index) => {
    const { autoText, textRun } = element;
    const { length } = autoText ? NUMBER : (texts[index] ?? "");
    const content = marked.slice(at, at + length).replaceAll(LEFT_OUT, "");
    at += length;
    return textRun && content.length < length
      ? { ...element, textRun: { ...textRun, content } }
      : element;
  });
}

/** Returns a text of the same length in which each character of a phrase is marked as left out. */
function withoutPhrases(text: string): string {
  const mark = (found: string): string => LEFT_OUT.repeat(found.length);
  return text.replaceAll(PHRASE, mark).replaceAll(/[^\t\n\v]+/g, (part) => {
    if (!part.includes(LEFT_OUT)) return part;
    if (!SHOWN.test(part)) return mark(part);
    return part.replaceAll(BRACKETS, mark).replaceAll(SEPARATED, mark);
  });
}
