import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Footnote } from "../../../tree/document-tree.js";
import { paragraphProperties } from "../formatting/paragraph-properties.js";
import { writeBlocks } from "../blocks/write-blocks.js";
import type { DocxContext } from "../docx-context.js";
import { writeText } from "../inlines/write-text.js";

/** Writes the footnotes that the body does not refer to at the end of the text. */
export function writeRemainingFootnotes(
  footnotes: readonly Footnote[],
  context: DocxContext,
): readonly Element[] {
  const left = footnotes.filter(({ number }) => !context.notesInText.has(number));
  if (left.length === 0) return [];
  return [
    x("w:p", [paragraphProperties({}, { style: "HorizontalRule" })]),
    ...left.flatMap(({ number, blocks }) => [
      x("w:p", [
        paragraphProperties({}, { style: "FootnoteText" }),
        writeText(String(number), { marks: ["superscript"] }, context),
      ]),
      ...writeBlocks(blocks, context, { style: "FootnoteText" }),
    ]),
  ];
}
