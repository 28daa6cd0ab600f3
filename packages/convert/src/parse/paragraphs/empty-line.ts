import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import type { Block, Paragraph } from "../../tree/block.js";
import type { Layout } from "../../tree/layout.js";
import type { ParseContext } from "../parse-context.js";

/**
 * Whether a paragraph is an empty line that the output keeps. A paragraph that is empty because its content was left
 * out does not count, and neither does a suggested one.
 */
export function isEmptyLine(
  { elements, bullet }: Partial<HostedParagraph>,
  { options, faithful, inContents }: ParseContext,
): boolean {
  if (!options.output.keepsEmptyLines || !faithful || inContents || bullet) return false;
  const runs = readList(elements);
  if (runs.length === 0) return false;
  return runs.every(({ textRun }) => {
    if (!textRun || textRun.suggestedDeletionIds || textRun.suggestedInsertionIds) return false;
    return readText(textRun.content).trim() === "";
  });
}

/** Returns an empty line. It is never a heading, which a table of contents would list. */
export function emptyLine(layout: Layout): Paragraph {
  return { kind: "paragraph", namedStyle: "normal", layout, children: [] };
}

/** Whether blocks show nothing: an empty cell usually contains one empty line. */
export function isBlank(blocks: readonly Block[]): boolean {
  return blocks.every((block) => block.kind === "paragraph" && block.children.length === 0);
}
