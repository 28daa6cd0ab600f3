import type { ElementBudget } from "../../hosted/document-limits.js";
import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { visitParagraphs, visitParagraphsBesideBody } from "../../hosted/visit-paragraphs.js";
import { ItemNumberer, type ItemNumbers } from "../lists/item-numberer.js";
import { headingLevelOf } from "../styles/heading-level.js";

/** A tab with everything that must be known before parsing, because a link may point forward. */
export interface ScannedPage {
  readonly page: HostedTabPage;
  readonly numbers: ItemNumbers;
  /** The headings of the body, in reading order. */
  readonly headings: readonly Partial<HostedParagraph>[];
  /** Other paragraphs of the body that a link may point to, such as a subtitle or an item. */
  readonly targets: readonly Partial<HostedParagraph>[];
}

/** Visits all paragraphs of a tab once. @throws {DocumentLimitError} for too many lists. */
export function scanPage(page: HostedTabPage, budget: ElementBudget): ScannedPage {
  const items = new ItemNumberer(page, budget);
  const headings: Partial<HostedParagraph>[] = [];
  const targets: Partial<HostedParagraph>[] = [];
  visitParagraphs(page.content.body ?? {}, (paragraph) => {
    items.count(paragraph);
    if (headingLevelOf(paragraph) !== undefined) headings.push(paragraph);
    else if (paragraph.paragraphStyle?.headingId) targets.push(paragraph);
  });
  visitParagraphsBesideBody(page.content, (paragraph) => items.count(paragraph));
  return { page, numbers: items.numbers, headings, targets };
}
