import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { FootnoteReference } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "./run-formatting.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** A reference to a footnote or comment. DOCX allows one each, in the body only; others become superscript numbers. */
export function writeFootnoteReference(
  { number, isComment = false }: FootnoteReference,
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
  const kind = isComment ? "w:commentReference" : "w:footnoteReference";
  return writeRun([x(kind, { "w:id": number })], { marks, note: !isComment }, context);
}
