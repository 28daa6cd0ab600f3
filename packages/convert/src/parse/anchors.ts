import GithubSlugger from "github-slugger";
import type { HostedParagraph } from "../hosted/hosted-document.js";
import { readText } from "../hosted/read.js";
import type { HostedTabPage } from "../hosted/tab-pages.js";
import { shownTextOfParagraph } from "../hosted/text-of-paragraph.js";
import { visitParagraphs } from "../hosted/visit-paragraphs.js";
import { isNumbered } from "../tree/is-ordered.js";
import type { Numbering } from "../tree/list-definition.js";
import type { ItemNumbers } from "./lists/number-items.js";
import { headingLevelOf } from "./styles/heading-level.js";

/** A tab with the numbers of its list items. */
export interface NumberedPage {
  readonly page: HostedTabPage;
  readonly numbers: ItemNumbers;
}

/** The anchors of a document's headings, known before anything is parsed, since a link may lead forward. */
export interface Anchors {
  readonly ofParagraph: ReadonlyMap<Partial<HostedParagraph>, string>;
  readonly ofHeadingId: ReadonlyMap<string, string>;
  readonly ofTabId: ReadonlyMap<string, string>;
}

/**
 * Gives every heading the slug that GitHub and its kin give to it, so that a link in the Markdown output resolves.
 * Where there is more than one tab, each begins with a heading of its own.
 */
export function collectAnchors(pages: readonly NumberedPage[]): Anchors {
  const slugger = new GithubSlugger();
  const ofParagraph = new Map<Partial<HostedParagraph>, string>();
  const ofHeadingId = new Map<string, string>();
  const ofTabId = new Map<string, string>();
  for (const { page, numbers } of pages) {
    if (pages.length > 1) ofTabId.set(page.id, slugger.slug(page.title));
    visitParagraphs(page.content.body ?? {}, (paragraph) => {
      const text = headingText(paragraph);
      if (text === "") return;
      const anchor = slugger.slug(labelled(text, numbers.get(paragraph)));
      ofParagraph.set(paragraph, anchor);
      const id = readText(paragraph.paragraphStyle?.headingId);
      if (id !== "" && !ofHeadingId.has(id)) ofHeadingId.set(id, anchor);
    });
  }
  return { ofParagraph, ofHeadingId, ofTabId };
}

/** Empty for what is no heading. */
function headingText(paragraph: Partial<HostedParagraph>): string {
  return headingLevelOf(paragraph) === undefined ? "" : shownTextOfParagraph(paragraph);
}

/** A numbered heading counts its label in, since Markdown has no other place for it. */
function labelled(text: string, numbering: Numbering | undefined): string {
  return numbering && isNumbered(numbering) ? `${numbering.label} ${text}` : text;
}
