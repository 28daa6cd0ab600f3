import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { FootnoteReference } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "./run-formatting.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** A footnote reference. DOCX allows one per footnote, in the body only; others become superscript numbers. */
export function writeFootnoteReference(
  { number }: FootnoteReference,
  formatting: RunFormatting,
  context: DocxContext,
): Element {
  if (context.part !== "body" || context.notesInText.has(number)) {
    return writeText(
      String(number),
      { ...formatting, marks: [...formatting.marks, "superscript"] },
      context,
    );
  }
  context.notesInText.add(number);
  const marks = formatting.marks.filter((mark) => mark === "insertion" || mark === "deletion");
  const reference = x("w:footnoteReference", { "w:id": number });
  return writeRun([reference], { marks, note: true }, context);
}
