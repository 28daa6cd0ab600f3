import { assertDepth } from "./document-limits.js";
import type { HostedContent, HostedDocument, HostedTab } from "./hosted-document.js";
import { oneLine } from "./text/clean-text.js";
import { readList, readText } from "./read.js";
import { placeAt, wholeDocument, type Place } from "../place/place.js";

/** The content of one tab with its place, or the whole document in the older shape. */
export interface HostedTabPage {
  /** Absent in the older shape, which has no tabs. */
  readonly tab: string | undefined;
  readonly id: string;
  readonly title: string;
  /** 0 for a top-level tab. */
  readonly nesting: number;
  readonly content: HostedContent;
  readonly place: Place;
}

/**
 * Returns the tabs of a document in reading order, each before its child tabs; in the older shape, the document itself.
 */
export function tabPages(document: HostedDocument): readonly HostedTabPage[] {
  const tabs = pagesOf(document.tabs, placeAt(wholeDocument, "tabs"), 0);
  if (tabs.length > 0) return tabs;
  return [
    { tab: undefined, id: "", title: "", nesting: 0, content: document, place: wholeDocument },
  ];
}

function pagesOf(tabs: HostedTab["childTabs"], place: Place, nesting: number): HostedTabPage[] {
  assertDepth(nesting, place);
  return readList(tabs).flatMap((tab, index) => {
    const at = placeAt(place, index);
    const children = pagesOf(tab.childTabs, placeAt(at, "childTabs"), nesting + 1);
    return tab.documentTab ? [pageOf(tab, tab.documentTab, at, nesting), ...children] : children;
  });
}

function pageOf(
  tab: Partial<HostedTab>,
  content: HostedContent,
  place: Place,
  nesting: number,
): HostedTabPage {
  const id = readText(tab.tabProperties?.tabId);
  const title = oneLine(readText(tab.tabProperties?.title)) || "Untitled tab";
  return { tab: id, id, title, nesting, content, place: placeAt(place, "documentTab") };
}
