import type { ParseOptions } from "../parse-options.js";
import GithubSlugger, { slug } from "github-slugger";
import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { readText } from "../../hosted/read.js";
import { shownTextOfParagraph } from "../../hosted/text/text-of-paragraph.js";
import { isNumbered } from "../../tree/is-ordered.js";
import type { Numbering } from "../../tree/list-definition.js";
import { linkedTargets } from "./linked-targets.js";
import type { ScannedPage } from "./scan-page.js";

/**
 * The anchors of a document's headings and other link targets, collected before parsing, because a link may point
 * forward.
 */
export interface Anchors {
  readonly ofParagraph: ReadonlyMap<Partial<HostedParagraph>, string>;
  readonly ofHeadingId: ReadonlyMap<string, string>;
  /** Ids of paragraphs that links point to but that cannot have an anchor in this format. */
  readonly withoutAnchor: ReadonlySet<string>;
  readonly ofTabId: ReadonlyMap<string, string>;
  /** Anchors of tabs, keyed by the tab object because ids may be missing or duplicate. */
  readonly ofTab: ReadonlyMap<HostedTabPage, string>;
}

/**
 * Gives every heading the slug that GitHub generates for it, so that links in the Markdown output resolve. The slug of
 * a heading with more than 500 characters is made from its first characters. A paragraph that is not a heading gets an
 * anchor if a link points to it. In a document with more than one tab, each tab starts with its own heading.
 */
export function collectAnchors(
  pages: readonly ScannedPage[],
  documentId: string,
  hasParagraphAnchors: boolean,
): Anchors {
  const withoutAnchor = new Set<string>();
  const slugger = new GithubSlugger();
  const ofParagraph = new Map<Partial<HostedParagraph>, string>();
  const ofHeadingId = new Map<string, string>();
  const ofTab = new Map<HostedTabPage, string>();
  for (const { page, numbers, headings } of pages) {
    if (pages.length > 1) ofTab.set(page, slugger.slug(page.title.slice(0, MAX_ANCHOR)));
    for (const paragraph of headings) {
      const text = shownTextOfParagraph(paragraph);
      if (text === "") continue;
      const anchor = slugger.slug(labelled(text, numbers.get(paragraph)).slice(0, MAX_ANCHOR));
      ofParagraph.set(paragraph, anchor);
      const id = readText(paragraph.paragraphStyle?.headingId);
      if (id !== "" && !ofHeadingId.has(id)) ofHeadingId.set(id, anchor);
    }
  }
  // Must come after all headings, because renderers generate the slugs of headings without these anchors.
  for (const [id, paragraph] of linkedTargets(pages, documentId)) {
    if (ofHeadingId.has(id)) continue;
    if (!hasParagraphAnchors) {
      withoutAnchor.add(id);
      continue;
    }
    const text = shownTextOfParagraph(paragraph).slice(0, MAX_TARGET);
    const ofText = slug(text.replace(/[\uD800-\uDBFF]$/, ""));
    const anchor = slugger.slug(ofText || "paragraph");
    ofParagraph.set(paragraph, anchor);
    ofHeadingId.set(id, anchor);
  }
  const ofTabId = new Map([...ofTab].reverse().map(([{ id }, anchor]) => [id, anchor]));
  return { ofParagraph, ofHeadingId, withoutAnchor, ofTabId, ofTab };
}

/** In characters. Every link to a heading repeats its anchor, so a long anchor could be written very often. */
const MAX_ANCHOR = 500;

/** In characters. The anchor of a paragraph is made from the start of its text. */
const MAX_TARGET = 40;

/**
 * Adds the label to the text of a numbered heading: its slug includes the label, because Markdown writes the label as
 * text.
 */
function labelled(text: string, numbering: Numbering | undefined): string {
  return numbering && isNumbered(numbering) ? `${numbering.label} ${text}` : text;
}

/** Whether paragraphs can have anchors. Markdown has anchors only for headings; other paragraphs need HTML. */
export function hasParagraphAnchors({
  format,
  rawHtml,
}: Pick<ParseOptions, "format" | "rawHtml">): boolean {
  return format !== "markdown" || rawHtml;
}
