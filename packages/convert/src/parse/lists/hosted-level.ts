import type { HostedNestingLevel, HostedParagraph } from "../../hosted/hosted-document.js";
import { readEntry, readList, readText } from "../../hosted/read.js";
import type { ParseContext } from "../parse-context.js";

/** Returns the level of a list item as the document defines it; undefined if it does not. */
export function hostedLevelOf(
  { bullet }: Partial<HostedParagraph>,
  level: number,
  { content }: Pick<ParseContext, "content">,
): Partial<HostedNestingLevel> | undefined {
  const list = readEntry(content.lists, readText(bullet?.listId));
  return readList(list?.listProperties?.nestingLevels)[level];
}
