import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Footnote } from "../../../tree/document-tree.js";
import { putIntoParagraph } from "../blocks/put-into-paragraph.js";
import { writeBlocks } from "../blocks/write-blocks.js";
import type { DocxContext, DocxState } from "../docx-context.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import type { Relationships } from "../package/relationships.js";
import { endedByParagraph } from "../tables/write-cell.js";

/** The separator lines between text and footnotes, which DOCX defines as footnotes. */
export const SEPARATORS = [
  { id: -1, type: "separator" },
  { id: 0, type: "continuationSeparator" },
] as const;

/** Writes the part with the footnotes that the body refers to (ECMA-376 part 1, 17.11). */
export function writeFootnotes(
  footnotes: readonly Footnote[],
  state: DocxState,
  relationships: Relationships,
  width: number,
): Element {
  const context: DocxContext = { ...state, relationships, part: "note", width };
  return x("w:footnotes", TEXT_PREFIXES, [
    ...SEPARATORS.map(({ id, type }) =>
      x("w:footnote", { "w:type": type, "w:id": id }, [x("w:p", [x("w:r", [x(`w:${type}`)])])]),
    ),
    ...footnotes
      .filter(({ number, comment }) => !comment && state.notesInText.has(number))
      .map((footnote) => writeFootnote(footnote, context)),
  ]);
}

function writeFootnote({ number, blocks }: Footnote, context: DocxContext): Element {
  const content = endedByParagraph(writeBlocks(blocks, context, { style: "FootnoteText" }));
  const first = content[0]?.name === "w:p" ? content : [x("w:p"), ...content];
  return x("w:footnote", { "w:id": number }, withNumber(first));
}

/** Puts the number into the first paragraph, after its properties. */
function withNumber([first, ...rest]: readonly Element[]): Element[] {
  if (!first) return [];
  const mark = x("w:r", [
    x("w:rPr", [x("w:rStyle", { "w:val": "FootnoteReference" })]),
    x("w:footnoteRef"),
  ]);
  const space = x("w:r", [x("w:t", { "xml:space": "preserve" }, [" "])]);
  return [putIntoParagraph(first, [mark, space]), ...rest];
}
