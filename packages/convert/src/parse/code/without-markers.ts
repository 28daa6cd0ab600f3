import { HIDDEN_OBJECT } from "../../hosted/text/clean-text.js";
import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";

/** Returns a paragraph without the markers that the Google Docs API leaves around a code block. */
export function withoutMarkers(paragraph: Partial<HostedParagraph>): Partial<HostedParagraph> {
  const elements = readList(paragraph.elements).map((element) => {
    const content = readText(element.textRun?.content);
    if (!element.textRun || !content.includes(HIDDEN_OBJECT)) return element;
    return { textRun: { ...element.textRun, content: content.replaceAll(HIDDEN_OBJECT, "") } };
  });
  return { ...paragraph, elements };
}
