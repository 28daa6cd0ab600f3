import { HIDDEN_OBJECT } from "../../hosted/text/clean-text.js";
import type { HostedParagraph, HostedStructuralElement } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import { isCodeParagraph } from "../styles/is-code-paragraph.js";

/**
 * Returns the end (exclusive) of the code block that starts at `start`; undefined if no code block starts there or it
 * does not end before `limit`. The Google Docs API hides the block itself and leaves a marker (U+E907) before its first
 * line and after its last; the lines in between are paragraphs in a monospaced font.
 */
export function codeBlockEnd(
  elements: readonly Partial<HostedStructuralElement>[],
  start: number,
  limit = elements.length,
): number | undefined {
  if (!beginsWithMarker(elements[start]?.paragraph)) return undefined;
  for (let index = start; index < limit; index += 1) {
    const paragraph = elements[index]?.paragraph;
    if (!paragraph || !isCodeParagraph(paragraph)) return undefined;
    const end = index + 1;
    if (endsBlock(paragraph, index === start))
      return hasText(elements, start, end) ? end : undefined;
  }
  return undefined;
}

function beginsWithMarker(paragraph: HostedParagraph | null | undefined): boolean {
  const first = paragraph?.elements?.[0]?.textRun?.content;
  return typeof first === "string" && first.startsWith(HIDDEN_OBJECT);
}

/** A block of one line contains both markers in that line. */
function endsBlock(paragraph: Partial<HostedParagraph>, isFirst: boolean): boolean {
  const text = textOf(paragraph);
  return isFirst
    ? text.indexOf(HIDDEN_OBJECT) !== text.lastIndexOf(HIDDEN_OBJECT)
    : text.includes(HIDDEN_OBJECT);
}

function hasText(
  elements: readonly Partial<HostedStructuralElement>[],
  start: number,
  end: number,
): boolean {
  return elements.slice(start, end).some(
    ({ paragraph }) =>
      textOf(paragraph ?? {})
        .replaceAll(HIDDEN_OBJECT, "")
        .trim() !== "",
  );
}

function textOf(paragraph: Partial<HostedParagraph>): string {
  return readList(paragraph.elements)
    .map((element) => readText(element.textRun?.content))
    .join("");
}
