import type {
  HostedContent,
  HostedNestingLevel,
  HostedParagraph,
} from "../../hosted/hosted-document.js";
import { readEntry, readList, readText } from "../../hosted/read.js";

interface WithContent {
  readonly content: HostedContent;
}

/** Returns the levels of an item's list as the document defines them; none if it does not. */
export function hostedLevelsOf(
  { bullet }: Partial<HostedParagraph>,
  { content }: WithContent,
): readonly Partial<HostedNestingLevel>[] {
  const list = readEntry(content.lists, readText(bullet?.listId));
  return readList(list?.listProperties?.nestingLevels);
}

/** Returns the level of a list item as the document defines it; undefined if it does not. */
export function hostedLevelOf(
  paragraph: Partial<HostedParagraph>,
  level: number,
  context: WithContent,
): Partial<HostedNestingLevel> | undefined {
  return hostedLevelsOf(paragraph, context)[level];
}
