import type { HostedParagraph, HostedSegment } from "../../hosted/hosted-document.js";
import { readEntries, readList } from "../../hosted/read.js";
import type { HostedTabPage } from "../../hosted/tab-pages.js";
import { shownTextOfParagraph } from "../../hosted/text/text-of-paragraph.js";
import { visitParagraphs } from "../../hosted/visit-paragraphs.js";
import { placeAt } from "../../place/place.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { ParseOptions } from "../parse-options.js";

const REGIONS = ["header", "footer"] as const;

/** Warns once per document about the headers and footers that the output leaves out. Empty ones do not count. */
export function warnLeftOutRegions(
  { content, place }: HostedTabPage,
  { headers, skip }: ParseOptions,
  warn: Warn,
): void {
  if (headers === "keep") return;
  for (const region of REGIONS) {
    if (skip.has(region)) continue;
    for (const [id, segment] of readEntries(content[`${region}s`])) {
      const text = contentOf(segment ?? {});
      if (text === undefined) continue;
      warn("headers-left-out", { place: placeAt(place, `${region}s`, id) }, text);
    }
  }
}

/**
 * Returns the first text of a segment; an empty string if it has content but no text, and undefined if it has no
 * content.
 */
function contentOf(segment: Partial<HostedSegment>): string | undefined {
  let first: string | undefined;
  visitParagraphs(segment, (paragraph) => {
    if (first) return;
    const text = shownTextOfParagraph(paragraph);
    if (text !== "" || hasObjects(paragraph)) first = text;
  });
  return first;
}

/** Whether a paragraph contains anything besides text, such as an image or a page number. */
function hasObjects({ elements, positionedObjectIds }: Partial<HostedParagraph>): boolean {
  if (Array.isArray(positionedObjectIds) && positionedObjectIds.length > 0) return true;
  return readList(elements).some(({ textRun }) => !textRun);
}
