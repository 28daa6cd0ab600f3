import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import { fieldInstruction, fieldMark } from "../inlines/write-field.js";
import { writeRun } from "../inlines/write-run.js";
import { putIntoParagraph } from "./put-into-paragraph.js";

/** Field instruction: headings of all levels, with links, and without page numbers in web layout. */
const INSTRUCTION = String.raw`TOC \o "1-6" \h \z \u`;

/** Writes a table of contents field that word processors can update, with the entries of the document (17.16.5.69). */
export function writeTableOfContents(
  entries: readonly Element[],
  context: DocxContext,
): readonly Element[] {
  const run = (content: Element) => writeRun([content], { marks: [] }, context);
  const begin = [fieldMark("begin"), fieldInstruction(INSTRUCTION), fieldMark("separate")].map(run);
  const end = run(fieldMark("end"));
  const content = putAround(begin, entries.length > 0 ? entries : [x("w:p")], end);
  return [
    x("w:sdt", [
      x("w:sdtPr", [
        x("w:docPartObj", [
          x("w:docPartGallery", { "w:val": "Table of Contents" }),
          x("w:docPartUnique"),
        ]),
      ]),
      x("w:sdtContent", [...content]),
    ]),
  ];
}

/** Puts the field marks into the first and last entry; in separate paragraphs they would show as empty lines. */
function putAround(
  begin: readonly Element[],
  entries: readonly Element[],
  end: Element,
): readonly Element[] {
  const [first, last] = [entries[0], entries.at(-1)];
  const opened = first?.name === "w:p" ? entries : [x("w:p"), ...entries];
  const closed = last?.name === "w:p" ? opened : [...opened, x("w:p")];
  return closed.map((entry, index) =>
    putIntoParagraph(entry, index === 0 ? begin : [], index === closed.length - 1 ? [end] : []),
  );
}
