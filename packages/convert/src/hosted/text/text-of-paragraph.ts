import type { HostedParagraph, HostedParagraphElement } from "../hosted-document.js";
import { readList, readText } from "../read.js";
import { oneLine, showHiddenObjects } from "./clean-text.js";
import { isWrittenAsText, labelOfElement, placeholderOfElement } from "./label-of-element.js";

/** Returns the plain text of a paragraph, including the labels of its chips, on one line. */
export function textOfParagraph(paragraph: Partial<HostedParagraph>): string {
  return oneLine(rawText(paragraph, labelOf));
}

/** Like `textOfParagraph`, but as the output shows it: with a placeholder for each hidden object. */
export function shownTextOfParagraph(paragraph: Partial<HostedParagraph>): string {
  return oneLine(showHiddenObjects(rawText(paragraph, shownLabelOf)));
}

type Element = Partial<HostedParagraphElement>;

function rawText({ elements }: Partial<HostedParagraph>, of: (one: Element) => string): string {
  return readList(elements)
    .map((element) => (element.textRun ? readText(element.textRun.content) : of(element)))
    .join("");
}

function labelOf(element: Element): string {
  return isWrittenAsText(element) ? labelOfElement(element).label : "";
}

function shownLabelOf(element: Element): string {
  return labelOf(element) || (isWrittenAsText(element) ? placeholderOfElement(element) : "");
}
