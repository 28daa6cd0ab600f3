import { ElementBudget } from "../hosted/document-limits.js";
import type { HostedDocument } from "../hosted/hosted-document.js";
import { readText } from "../hosted/read.js";
import type { HostedTabPage } from "../hosted/tab-pages.js";
import { collectAnchors, hasParagraphAnchors } from "./scan/anchors.js";
import type { LinkTarget } from "./links/link-target.js";
import type { ParseOptions } from "./parse-options.js";
import { scanPage } from "./scan/scan-page.js";
import { selectPages } from "./select-pages.js";

/**
 * A tab and the anchor in it, computed as if the tab were a whole document. The anchor is absent if the target is the
 * tab itself.
 */
export interface FoundTarget {
  readonly page: HostedTabPage;
  readonly anchor?: string;
}

type TargetOptions = Pick<ParseOptions, "suggestions" | "format" | "rawHtml">;

/**
 * Finds the targets of links across tabs that are written separately. The first search reads all tabs, so a document
 * without links between its tabs is not read twice.
 */
export function createTargetFinder(
  document: HostedDocument,
  pages: readonly HostedTabPage[],
  options: TargetOptions,
): (target: LinkTarget) => FoundTarget | undefined {
  let headings: ReadonlyMap<string, FoundTarget> | undefined;
  const tabs = new Map([...pages].reverse().map((page) => [page.id, page]));
  return ({ heading, bookmark, tab }) => {
    if (heading) {
      headings ??= headingsOf(document, pages, options);
      return headings.get(heading);
    }
    const page = bookmark || tab ? tabs.get(tab ?? "") : undefined;
    return page && { page };
  };
}

function headingsOf(
  document: HostedDocument,
  pages: readonly HostedTabPage[],
  { suggestions, ...options }: TargetOptions,
): ReadonlyMap<string, FoundTarget> {
  const budget = new ElementBudget();
  const documentId = readText(document.documentId);
  const hasAnchors = hasParagraphAnchors(options);
  const found = new Map<string, FoundTarget>();
  for (const page of pages) {
    const oneTab = { page, urlElsewhere: () => undefined };
    const resolved = selectPages(document, { tab: undefined, suggestions, oneTab });
    const scanned = resolved.map((each) => scanPage(each, budget));
    for (const [id, anchor] of collectAnchors(scanned, documentId, hasAnchors).ofHeadingId) {
      if (!found.has(id)) found.set(id, { page, anchor });
    }
  }
  return found;
}
