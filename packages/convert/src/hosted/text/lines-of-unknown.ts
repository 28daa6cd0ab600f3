import { visitParagraphs } from "../visit-paragraphs.js";
import { isShownByWords, placeholderOfElement, unknownMember } from "./label-of-element.js";
import { knownOfObject } from "./known-of-object.js";
import { shownTextOfParagraph } from "./text-of-paragraph.js";

/**
 * Returns the words of a block of an unknown kind, one line for each paragraph: its content if it has any like that
 * of a table of contents, otherwise its label or address, or a placeholder that names its kind.
 */
export function linesOfUnknown(element: object): readonly string[] {
  if (!isShownByWords(element)) return [];
  const [, value = {}] = unknownMember(element) ?? [];
  const lines: string[] = [];
  visitParagraphs(value, (paragraph) => lines.push(shownTextOfParagraph(paragraph)));
  const filled = lines.filter((line) => line !== "");
  if (filled.length > 0) return filled;
  const { label, url } = knownOfObject(value);
  return [label || url || placeholderOfElement(element)];
}
