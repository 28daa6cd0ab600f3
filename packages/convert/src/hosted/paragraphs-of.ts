import { MAX_DEPTH } from "./document-limits.js";
import type {
  HostedContent,
  HostedParagraph,
  HostedSegment,
  HostedStructuralElement,
} from "./hosted-document.js";
import { readEntries, readList } from "./read.js";

type Paragraphs = Partial<HostedParagraph>[];

/** All paragraphs of a segment in reading order, those of tables and tables of contents too. */
export function paragraphsOf(segment: Partial<HostedSegment>): Readonly<Paragraphs> {
  const paragraphs: Paragraphs = [];
  collect(segment, paragraphs, 0);
  return paragraphs;
}

/** All paragraphs of a tab: those of the body, then of headers, footers and footnotes. */
export function paragraphsOfContent(content: HostedContent): Readonly<Paragraphs> {
  const paragraphs: Paragraphs = [];
  collect(content.body ?? {}, paragraphs, 0);
  for (const segments of [content.headers, content.footers, content.footnotes]) {
    for (const [, segment] of readEntries(segments)) collect(segment ?? {}, paragraphs, 0);
  }
  return paragraphs;
}

/** What is nested too deep is not looked at: the parser refuses it, and knows the place. */
function collect(segment: Partial<HostedSegment>, paragraphs: Paragraphs, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const element of readList(segment.content)) collectElement(element, paragraphs, depth);
}

function collectElement(
  element: Partial<HostedStructuralElement>,
  paragraphs: Paragraphs,
  depth: number,
): void {
  if (element.paragraph) paragraphs.push(element.paragraph);
  if (element.tableOfContents) collect(element.tableOfContents, paragraphs, depth + 1);
  for (const row of readList(element.table?.tableRows)) {
    for (const cell of readList(row.tableCells)) collect(cell, paragraphs, depth + 1);
  }
}
