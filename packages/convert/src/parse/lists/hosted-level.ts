import type {
  HostedContent,
  HostedNestingLevel,
  HostedParagraph,
} from "../../hosted/hosted-document.js";
import { readEntry, readList, readText } from "../../hosted/read.js";

/** Returns the level of a list item as the document defines it; undefined if it does not. */
export function hostedLevelOf(
  { bullet }: Partial<HostedParagraph>,
  level: number,
  { content }: { readonly content: HostedContent },
): Partial<HostedNestingLevel> | undefined {
  const list = readEntry(content.lists, readText(bullet?.listId));
  return readList(list?.listProperties?.nestingLevels)[level];
}
