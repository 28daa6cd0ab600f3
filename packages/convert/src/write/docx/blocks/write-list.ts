import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { List, ListItem } from "../../../tree/block.js";
import type { DocxContext, WriteContent } from "../docx-context.js";
import { checkBox } from "./check-box.js";
import { levelIndents } from "../../../tree/levels/level-indents.js";
import { paragraphProperties, type ParagraphPlace } from "../formatting/paragraph-properties.js";

/** Whether the first item of a list starts with text, so that a break before the list can be part of that item. */
export function beginsWithText({ items: [first] }: List): boolean {
  const kind = first?.blocks[0]?.kind;
  return kind === "paragraph" || kind === "heading";
}

/** Writes the items of a list as numbered paragraphs. A nested list follows its item. `place` is for the first item. */
export function writeList(
  list: List,
  place: ParagraphPlace,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  return list.items.flatMap((item, index) =>
    writeItem(item, index === 0 ? place : {}, context, writeContent),
  );
}

/**
 * Writes an item. The first paragraph has the label, and the rest of the item's own paragraph is indented below it;
 * other blocks are not.
 */
function writeItem(
  { numbering, checked = false, blocks, own = blocks.length }: ListItem,
  { pageBreakBefore, columnBreakBefore }: ParagraphPlace,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  const { definition, level, style } = numbering;
  if (style?.font !== undefined) context.fonts.add(style.font);
  const indents = levelIndents(definition, level);
  const label: ParagraphPlace = {
    style: "ListParagraph",
    numbering: { id: context.numbering.idFor(numbering), level, indents },
    labelStyle: numbering.style,
    checkBox: definition.levels[level]?.marker === "checkbox" ? { checked } : undefined,
    ...(pageBreakBefore ? { pageBreakBefore } : {}),
    ...(columnBreakBefore ? { columnBreakBefore } : {}),
  };
  const [first, ...rest] = blocks.slice(0, own);
  const carriesLabel = first?.kind === "paragraph" || first?.kind === "heading";
  const labelled = carriesLabel
    ? writeContent([first], context, label)
    : [x("w:p", [paragraphProperties({}, label), ...checkBox(label)])];
  return [
    ...labelled,
    ...writeContent(carriesLabel ? rest : blocks.slice(0, own), context, { indent: indents.start }),
    ...writeContent(blocks.slice(own), context),
  ];
}
