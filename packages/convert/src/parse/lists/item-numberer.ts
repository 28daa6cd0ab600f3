import type { ElementBudget } from "../../hosted/document-limits.js";
import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readNumber, readText } from "../../hosted/read.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { headingLevelOf } from "../styles/heading-level.js";
import { ListDefinitions } from "./list-definitions.js";
import { ListNumbering } from "./list-numbering.js";

/** Lists in Google Docs have nine levels. */
const MAX_LEVEL = 8;

/**
 * The numbering of every list item of a tab. It is collected before parsing, because it is part of a heading's anchor.
 */
export type ItemNumbers = ReadonlyMap<Partial<HostedParagraph>, Numbering>;

/** Numbers the list items of one tab. */
export class ItemNumberer {
  readonly #numbers = new Map<Partial<HostedParagraph>, Numbering>();
  readonly #numbering = new ListNumbering();
  readonly #definitions: ListDefinitions;

  constructor(page: Pick<HostedTabPage, "content" | "place">, budget: ElementBudget) {
    this.#definitions = new ListDefinitions(page, budget);
  }

  /** The items counted so far. */
  get numbers(): ItemNumbers {
    return this.#numbers;
  }

  /**
   * Counts a paragraph if it is a list item. Call it in reading order.
   *
   * @throws {DocumentLimitError} if the document has too many lists.
   */
  count(paragraph: Partial<HostedParagraph>): void {
    const { bullet } = paragraph;
    if (!bullet) return;
    const level = clamp(Math.trunc(readNumber(bullet.nestingLevel, 0)));
    const definition = this.#definitions.get(readText(bullet.listId));
    const isHeading = headingLevelOf(paragraph) !== undefined;
    this.#numbers.set(paragraph, this.#numbering.next(definition, level, isHeading));
  }
}

function clamp(level: number): number {
  return Math.min(Math.max(level, 0), MAX_LEVEL);
}
