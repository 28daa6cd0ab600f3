import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readPoints } from "../../hosted/read.js";
import { levelIndents } from "../../tree/levels/level-indents.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { ItemEntry } from "../lists/list-builder.js";
import type { ParseContext } from "../parse-context.js";
import { namedStyleOf } from "../styles/named-styles.js";

/** Returns the distance between the margin and the lines of a paragraph, in points. */
export function indentOf(
  { paragraphStyle }: Partial<HostedParagraph>,
  { styles }: ParseContext,
): number {
  const own = paragraphStyle?.indentStart;
  if (own) return readPoints(own) ?? 0;
  const named = styles[namedStyleOf(paragraphStyle?.namedStyleType)].paragraph.indentStart;
  return named ? (readPoints(named) ?? 0) : 0;
}

/** Returns the distances between the margin and the text and the label of a list item, in points. */
export function indentsOfItem(
  { paragraphStyle }: Partial<HostedParagraph>,
  { definition, level }: Numbering,
): Pick<ItemEntry, "indent" | "labelIndent"> {
  const ofLevel = levelIndents(definition, level);
  return {
    indent: readPoints(paragraphStyle?.indentStart) ?? ofLevel.start,
    labelIndent: readPoints(paragraphStyle?.indentFirstLine) ?? ofLevel.firstLine,
  };
}
