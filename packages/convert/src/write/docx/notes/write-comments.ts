import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Footnote } from "../../../tree/document-tree.js";
import { writeBlocks } from "../blocks/write-blocks.js";
import type { DocxContext, DocxState } from "../docx-context.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import type { Relationships } from "../package/relationships.js";
import { endedByParagraph } from "../tables/write-cell.js";

/**
 * Writes the part with the comments that have a place in the body (ECMA-376 part 1, 17.13.4); undefined if there are
 * none.
 */
export function writeComments(
  footnotes: readonly Footnote[],
  state: DocxState,
  relationships: Relationships,
  width: number,
): Element | undefined {
  const context: DocxContext = { ...state, relationships, part: "note", width };
  const comments = footnotes.flatMap(({ number, comment, blocks }) =>
    comment && state.notesInText.has(number)
      ? x(
          "w:comment",
          { "w:id": number, "w:author": comment.author, "w:date": comment.time },
          endedByParagraph(writeBlocks(blocks, context, { style: "FootnoteText" })),
        )
      : [],
  );
  return comments.length === 0 ? undefined : x("w:comments", TEXT_PREFIXES, comments);
}
