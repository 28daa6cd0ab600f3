import type { ElementBudget } from "../../hosted/document-limits.js";
import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { visitParagraphs, visitParagraphsBesideBody } from "../../hosted/visit-paragraphs.js";
import { ItemNumberer, type ItemNumbers } from "../lists/item-numberer.js";
import { headingLevelOf } from "../styles/heading-level.js";
import { Typewriting } from "./typewriting.js";

/** A tab with everything that must be known before parsing, because a link may point forward. */
export interface ScannedPage {
  readonly page: HostedTabPage;
  readonly numbers: ItemNumbers;
  /** The headings of the body, in reading order. */
  readonly headings: readonly Partial<HostedParagraph>[];
  /** Other paragraphs of the body that a link may point to, such as a subtitle or an item. */
  readonly targets: readonly Partial<HostedParagraph>[];
  /** Whether the body is in a monospaced font as a whole, which then does not mean code. */
  readonly isTypewritten: boolean;
}

/** Visits all paragraphs of a tab once. @throws {DocumentLimitError} for too many lists. */
export function scanPage(page: HostedTabPage, budget: ElementBudget): ScannedPage {
  const items = new ItemNumberer(page, budget);
  const headings: Partial<HostedParagraph>[] = [];
  const targets: Partial<HostedParagraph>[] = [];
  const typewriting = new Typewriting();
  visitParagraphs(page.content.body ?? {}, (paragraph) => {
    items.count(paragraph);
    typewriting.count(paragraph);
    if (headingLevelOf(paragraph) !== undefined) headings.push(paragraph);
    else if (paragraph.paragraphStyle?.headingId) targets.push(paragraph);
  });
  visitParagraphsBesideBody(page.content, (paragraph) => items.count(paragraph));
  const isTypewritten = typewriting.isWhole;
  return { page, numbers: items.numbers, headings, targets, isTypewritten };
}
