import { HIDDEN_OBJECT } from "../../hosted/text/clean-text.js";
import type { HostedParagraph, HostedParagraphElement } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import { headingLevelOf } from "./heading-level.js";
import { isMonospace } from "./is-monospace.js";

/**
 * Whether all text of a paragraph is in a monospaced font, ignoring white space. Headings are never code, because links
 * may point to them.
 */
export function isCodeParagraph(paragraph: Partial<HostedParagraph>): boolean {
  if (headingLevelOf(paragraph) !== undefined) return false;
  if (paragraph.bullet || (paragraph.positionedObjectIds?.length ?? 0) > 0) return false;
  return readList(paragraph.elements).every((element) => isCode(element));
}

function isCode({ textRun }: Partial<HostedParagraphElement>): boolean {
  if (!textRun) return false;
  const text = readText(textRun.content);
  if (text.replaceAll(HIDDEN_OBJECT, "").trim() === "") return true;
  return isMonospace(readText(textRun.textStyle?.weightedFontFamily?.fontFamily));
}
