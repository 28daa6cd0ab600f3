import { MAX_DEPTH } from "./document-limits.js";
import type { HostedContent, HostedParagraph, HostedSegment } from "./hosted-document.js";
import { readEntries, readList } from "./read.js";

type Visit = (paragraph: Partial<HostedParagraph>) => void;

/** Visits all paragraphs of a segment in reading order, including those in tables and tables of contents. */
export function visitParagraphs(segment: Partial<HostedSegment>, visit: Visit): void {
  visitSegment(segment, visit, 0);
}

/** Visits all paragraphs of a tab's headers, then those of its footers and footnotes. */
export function visitParagraphsBesideBody(content: HostedContent, visit: Visit): void {
  for (const segments of [content.headers, content.footers, content.footnotes]) {
    for (const [, segment] of readEntries(segments)) visitSegment(segment ?? {}, visit, 0);
  }
}

/** Skips content that is nested too deeply: the parser rejects it and reports its place. */
function visitSegment(segment: Partial<HostedSegment>, visit: Visit, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const { paragraph, table, tableOfContents } of readList(segment.content)) {
    if (paragraph) visit(paragraph);
    if (tableOfContents) visitSegment(tableOfContents, visit, depth + 1);
    if (!table) continue;
    for (const row of readList(table.tableRows)) {
      for (const cell of readList(row.tableCells)) visitSegment(cell, visit, depth + 1);
    }
  }
}
