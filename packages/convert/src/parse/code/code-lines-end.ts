import { HIDDEN_OBJECT } from "../../hosted/text/clean-text.js";
import type { HostedParagraph, HostedStructuralElement } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import { isCodeParagraph } from "../styles/is-code-paragraph.js";
import { isMonospace } from "../styles/is-monospace.js";

/**
 * Returns the end (exclusive) of the lines of code that start at `start`: paragraphs in a monospaced font, or one with
 * line breaks, with at most one empty paragraph between two of them. Undefined for fewer than two lines, because a
 * single line may be emphasis.
 */
export function codeLinesEnd(
  elements: readonly Partial<HostedStructuralElement>[],
  start: number,
  limit = elements.length,
): number | undefined {
  if (!beginsInMonospace(elements[start]?.paragraph)) return undefined;
  let lines = 0;
  let end = start;
  for (let index = start; index < limit && index <= end + 1; index += 1) {
    const paragraph = elements[index]?.paragraph;
    if (!paragraph || !isLine(paragraph)) break;
    const text = textOf(paragraph);
    if (text.includes(HIDDEN_OBJECT)) break;
    if (text.trim() === "") continue;
    lines += text.trim().split(/[\v\n]/).length;
    end = index + 1;
  }
  return lines > 1 ? end : undefined;
}

/** A quick check of the first run, because most paragraphs are in another font. */
function beginsInMonospace(paragraph: HostedParagraph | null | undefined): boolean {
  const font = paragraph?.elements?.[0]?.textRun?.textStyle?.weightedFontFamily?.fontFamily;
  return typeof font === "string" && isMonospace(font);
}

/** Centred text is not code, whatever its font. */
function isLine(paragraph: Partial<HostedParagraph>): boolean {
  const alignment = paragraph.paragraphStyle?.alignment ?? "START";
  return alignment === "START" && isCodeParagraph(paragraph);
}

function textOf({ elements }: Partial<HostedParagraph>): string {
  return readList(elements)
    .map(({ textRun }) => readText(textRun?.content))
    .join("");
}
