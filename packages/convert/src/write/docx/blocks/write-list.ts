import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Block, List, ListItem } from "../../../tree/block.js";
import type { DocxContext } from "../docx-context.js";
import { paragraphProperties, type ParagraphPlace } from "./paragraph-properties.js";

/** Writes the content of an item. It is a parameter because blocks and lists contain each other. */
export type WriteContent = (
  blocks: readonly Block[],
  context: DocxContext,
  place?: ParagraphPlace,
) => readonly Element[];

/** The default indent of a level in Google Docs, in points. */
const INDENT = 36;

/** The items of a list as numbered paragraphs; a nested list follows its item. */
export function writeList(
  list: List,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  return list.items.flatMap((item) => writeItem(item, context, writeContent));
}

/** The first paragraph carries the label; the rest of it is indented under it, but not what stands after it. */
function writeItem(
  { numbering, blocks, own = blocks.length }: ListItem,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  const { definition, level, style } = numbering;
  if (style?.font !== undefined) context.fonts.add(style.font);
  const label: ParagraphPlace = {
    style: "ListParagraph",
    numbering: { id: context.numbering.idFor(numbering), level },
    labelStyle: numbering.style,
  };
  const [first, ...rest] = blocks.slice(0, own);
  const carriesLabel = first?.kind === "paragraph" || first?.kind === "heading";
  const labelled = carriesLabel
    ? writeContent([first], context, label)
    : [x("w:p", [paragraphProperties({}, label)])];
  const indent = definition.levels[level]?.indentStart ?? INDENT * (level + 1);
  return [
    ...labelled,
    ...writeContent(carriesLabel ? rest : blocks.slice(0, own), context, { indent }),
    ...writeContent(blocks.slice(own), context),
  ];
}
