import { showHiddenObjects, oneLine } from "./clean-text.js";
import type { HostedParagraph, HostedParagraphElement } from "./hosted-document.js";
import { readList, readText } from "./read.js";

/** Returns the plain text of a paragraph, including the labels of its chips, on one line. */
export function textOfParagraph(paragraph: Partial<HostedParagraph>): string {
  return oneLine(rawText(paragraph));
}

/** Like `textOfParagraph`, but as the output shows it: with a placeholder for each hidden object. */
export function shownTextOfParagraph(paragraph: Partial<HostedParagraph>): string {
  return oneLine(showHiddenObjects(rawText(paragraph)));
}

function rawText(paragraph: Partial<HostedParagraph>): string {
  return readList(paragraph.elements)
    .map((element) => labelOf(element))
    .join("");
}

function labelOf(element: Partial<HostedParagraphElement>): string {
  const person = element.person?.personProperties;
  const chip = element.richLink?.richLinkProperties;
  return (
    readText(element.textRun?.content) ||
    readText(person?.name) ||
    readText(person?.email) ||
    readText(chip?.title) ||
    readText(chip?.uri) ||
    readText(element.dateElement?.dateElementProperties?.displayText)
  );
}
