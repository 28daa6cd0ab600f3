import type { HostedParagraph, HostedParagraphElement } from "../hosted-document.js";
import { readList } from "../read.js";
import { conforms } from "../shape/conforms.js";
import { paragraph as paragraphShape } from "../shape/paragraph-shapes.js";
import { ruleOf } from "../shape/rule.js";
import { visitParagraphs } from "../visit-paragraphs.js";
import { isWrittenAsText, placeholderOfElement, unknownMember } from "./label-of-element.js";
import { findObjectText } from "./find-object-text.js";
import { shownTextOfParagraph } from "./text-of-paragraph.js";

type Paragraph = Pick<Partial<HostedParagraph>, "elements">;

const PARAGRAPH = ruleOf(paragraphShape);

/**
 * Returns a block of an unknown kind as paragraphs: its content with its formatting if it has a list of structural
 * elements, as a table of contents has; otherwise its label or URL, or a placeholder that names its kind.
 */
export function paragraphsOfUnknown(element: object): readonly Paragraph[] {
  if (!isWrittenAsText(element)) return [];
  const [, value = {}] = unknownMember(element) ?? [];
  const found: Paragraph[] = [];
  visitParagraphs(value, (paragraph) => {
    const content = shownTextOfParagraph(paragraph);
    if (content === "") return;
    found.push(isFormattedText(paragraph) ? { elements: paragraph.elements } : ofText(content));
  });
  if (found.length > 0) return found;
  const { label, url } = findObjectText(value);
  return [ofText(label || url || placeholderOfElement(element))];
}

function ofText(content: string): Paragraph {
  return { elements: [{ textRun: { content } }] };
}

/**
 * Whether a paragraph has only text and chips in their usual shapes. Footnotes are collected, and suggestions resolved,
 * only in blocks of known kinds, so a paragraph with one of these becomes plain text.
 */
function isFormattedText(paragraph: Partial<HostedParagraph>): boolean {
  return conforms(paragraph, PARAGRAPH) && readList(paragraph.elements).every(isText);
}

function isText({ textRun, person, richLink, dateElement }: Partial<HostedParagraphElement>) {
  const content = textRun ?? person ?? richLink ?? dateElement;
  if (!content) return false;
  const { suggestedInsertionIds, suggestedDeletionIds } = content;
  return !suggestedInsertionIds?.length && !suggestedDeletionIds?.length;
}
