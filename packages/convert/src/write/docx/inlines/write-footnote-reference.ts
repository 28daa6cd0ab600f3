import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { FootnoteReference } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunLook } from "./run-look.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** The reference to a footnote; the format has it in the body alone and once, elsewhere stands the raised number. */
export function writeFootnoteReference(
  { number }: FootnoteReference,
  look: RunLook,
  context: DocxContext,
): Element {
  if (context.part !== "body" || context.notesInText.has(number)) {
    return writeText(String(number), { ...look, marks: [...look.marks, "superscript"] }, context);
  }
  context.notesInText.add(number);
  const marks = look.marks.filter((mark) => mark === "insertion" || mark === "deletion");
  const reference = x("w:footnoteReference", { "w:id": number });
  return writeRun([reference], { marks, note: true }, context);
}
