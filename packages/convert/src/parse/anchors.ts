import GithubSlugger from "github-slugger";
import { MAX_DEPTH } from "../hosted/document-limits.js";
import type {
  HostedContent,
  HostedParagraph,
  HostedSegment,
  HostedStructuralElement,
} from "../hosted/hosted-document.js";
import { readList, readText } from "../hosted/read.js";
import { textOfParagraph } from "../hosted/text-of-paragraph.js";
import { headingLevelOf } from "./heading-level.js";
import type { HostedTabPage } from "../hosted/tab-pages.js";

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
export function collectAnchors(pages: readonly HostedTabPage[]): Anchors {
  const slugger = new GithubSlugger();
  const ofParagraph = new Map<Partial<HostedParagraph>, string>();
  const ofHeadingId = new Map<string, string>();
  const ofTabId = new Map<string, string>();
  for (const page of pages) {
    if (pages.length > 1) ofTabId.set(page.id, slugger.slug(page.title));
    for (const paragraph of headingsOf(page.content)) {
      const anchor = slugger.slug(textOfParagraph(paragraph));
      ofParagraph.set(paragraph, anchor);
      const id = readText(paragraph.paragraphStyle?.headingId);
      if (id !== "" && !ofHeadingId.has(id)) ofHeadingId.set(id, anchor);
    }
  }
  return { ofParagraph, ofHeadingId, ofTabId };
}

function headingsOf(content: HostedContent): Partial<HostedParagraph>[] {
  return paragraphsOf(content.body ?? {}, 0).filter(
    (paragraph) => headingLevelOf(paragraph) !== undefined && textOfParagraph(paragraph) !== "",
  );
}

/** What is nested too deep is not looked at: the parser refuses it, and knows the place. */
function paragraphsOf(segment: Partial<HostedSegment>, depth: number): Partial<HostedParagraph>[] {
  if (depth > MAX_DEPTH) return [];
  return readList(segment.content).flatMap((element) => insideOf(element, depth));
}

function insideOf(
  element: Partial<HostedStructuralElement>,
  depth: number,
): Partial<HostedParagraph>[] {
  if (element.paragraph) return [element.paragraph];
  if (element.tableOfContents) return paragraphsOf(element.tableOfContents, depth + 1);
  return readList(element.table?.tableRows)
    .flatMap((row) => readList(row.tableCells))
    .flatMap((cell) => paragraphsOf(cell, depth + 1));
}
