import type { ElementBudget } from "../hosted/document-limits.js";
import type { HostedParagraph } from "../hosted/hosted-document.js";
import type { HostedTabPage } from "../hosted/tab-pages.js";
import { visitParagraphs, visitParagraphsBesideBody } from "../hosted/visit-paragraphs.js";
import { ItemNumberer, type ItemNumbers } from "./lists/item-numberer.js";
import { headingLevelOf } from "./styles/heading-level.js";

/** A tab with what has to be known of it before anything is parsed, since a link may lead forward. */
export interface SurveyedPage {
  readonly page: HostedTabPage;
  readonly numbers: ItemNumbers;
  /** Of the body, in reading order. */
  readonly headings: readonly Partial<HostedParagraph>[];
}

/** Reads all paragraphs of a tab, once. @throws {DocumentLimitError} for one list too many. */
export function surveyPage(page: HostedTabPage, budget: ElementBudget): SurveyedPage {
  const items = new ItemNumberer(page, budget);
  const headings: Partial<HostedParagraph>[] = [];
  visitParagraphs(page.content.body ?? {}, (paragraph) => {
    items.count(paragraph);
    if (headingLevelOf(paragraph) !== undefined) headings.push(paragraph);
  });
  visitParagraphsBesideBody(page.content, (paragraph) => items.count(paragraph));
  return { page, numbers: items.numbers, headings };
}
