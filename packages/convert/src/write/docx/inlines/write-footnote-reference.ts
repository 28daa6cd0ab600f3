import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { FootnoteReference } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/**
 * Writes a reference to a footnote or comment. DOCX allows one reference to each, only in the body; other references
 * become superscript numbers.
 */
export function writeFootnoteReference(
  { number, isComment = false }: FootnoteReference,
  formatting: RunFormatting,
  context: DocxContext,
): readonly Element[] {
  if (context.part !== "body" || context.notesInText.has(number)) {
    const marks = [...formatting.marks, "superscript"] as const;
    return [writeText(String(number), { ...formatting, marks }, context)];
  }
  context.notesInText.add(number);
  const marks = formatting.marks.filter((mark) => mark === "insertion" || mark === "deletion");
  const id = { "w:id": number };
  if (!isComment) return [writeRun([x("w:footnoteReference", id)], { marks, note: true }, context)];
  // The range is empty, but some readers ignore a comment reference without a range.
  const range = [x("w:commentRangeStart", id), x("w:commentRangeEnd", id)];
  return [...range, writeRun([x("w:commentReference", id)], { marks }, context)];
}
