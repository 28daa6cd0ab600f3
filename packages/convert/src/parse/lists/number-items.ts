import type { HostedContent, HostedParagraph } from "../../hosted/hosted-document.js";
import { readNumber, readText } from "../../hosted/read.js";
import { visitParagraphsOfContent } from "../../hosted/visit-paragraphs.js";
import type { Numbering } from "../../tree/list-definition.js";
import { ListDefinitions } from "./list-definitions.js";
import { ListNumbering } from "./list-numbering.js";

/** The editor has nine levels. */
const DEEPEST_LEVEL = 8;

/** The numbering of every list item of a tab, known before anything is parsed, since it is part of a heading's anchor. */
export type ItemNumbers = ReadonlyMap<Partial<HostedParagraph>, Numbering>;

/** Numbers the list items of one tab. */
export function numberItems(content: HostedContent): ItemNumbers {
  const numbers = new Map<Partial<HostedParagraph>, Numbering>();
  const definitions = new ListDefinitions(content);
  const numbering = new ListNumbering();
  visitParagraphsOfContent(content, (paragraph) => {
    const { bullet } = paragraph;
    if (!bullet) return;
    const level = clamp(Math.trunc(readNumber(bullet.nestingLevel, 0)));
    numbers.set(paragraph, numbering.next(definitions.get(readText(bullet.listId)), level));
  });
  return numbers;
}

function clamp(level: number): number {
  return Math.min(Math.max(level, 0), DEEPEST_LEVEL);
}
