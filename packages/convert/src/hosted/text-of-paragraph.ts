import type { HostedParagraph, HostedParagraphElement } from "./hosted-document.js";
import { oneLine } from "./one-line.js";
import { readList, readText } from "./read.js";

/** The plain text of a paragraph with the labels of its chips, on one line. */
export function textOfParagraph(paragraph: Partial<HostedParagraph>): string {
  const labels = readList(paragraph.elements).map((element) => labelOf(element));
  return oneLine(labels.join(""));
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
