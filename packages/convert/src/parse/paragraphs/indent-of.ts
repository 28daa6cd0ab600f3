import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readPoints } from "../../hosted/read.js";
import { levelIndents } from "../../tree/levels/level-indents.js";
import type { Numbering } from "../../tree/list-definition.js";
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

/** Returns the distance between the margin and the text of a list item, in points. */
export function indentOfItem(
  { paragraphStyle }: Partial<HostedParagraph>,
  { definition, level }: Numbering,
): number {
  return readPoints(paragraphStyle?.indentStart) ?? levelIndents(definition, level).start;
}
