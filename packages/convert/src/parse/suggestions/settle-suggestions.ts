import type {
  HostedContent,
  HostedSegment,
  HostedStructuralElement,
} from "../../hosted/hosted-document.js";
import type { HostedTable } from "../../hosted/hosted-table.js";
import { MAX_DEPTH } from "../../hosted/document-limits.js";
import { readEntries, readList } from "../../hosted/read.js";
import { acceptCell, acceptRow } from "./accept-table-looks.js";
import { acceptTabLooks } from "./accept-tab-looks.js";
import { isDropped, type Verdict } from "./is-dropped.js";
import { referencedFootnotes } from "./referenced-footnotes.js";
import { endsWithBreak, joinParagraphs, settleParagraph } from "./settle-paragraph.js";

type Structural = Partial<HostedStructuralElement>;

/** Stands where an element was, so that what comes after it keeps its place. */
const NOTHING: Structural = { paragraph: { elements: [] } };

/** The content of a tab as it is once all suggestions are accepted or rejected. A footnote goes with its reference. */
export function settleSuggestions(content: HostedContent, verdict: Verdict): HostedContent {
  const settled = {
    ...(verdict === "accept" ? acceptTabLooks(content) : content),
    ...(content.body ? { body: settleSegment(content.body, verdict, 0) } : {}),
    headers: settleSegments(content.headers, verdict),
    footers: settleSegments(content.footers, verdict),
    footnotes: settleSegments(content.footnotes, verdict),
  };
  const [before, after] = [referencedFootnotes(content), referencedFootnotes(settled)];
  const left = readEntries(settled.footnotes).filter(([id]) => !before.has(id) || after.has(id));
  return { ...settled, footnotes: Object.fromEntries(left) };
}

function settleSegments(
  segments: HostedContent["headers"],
  verdict: Verdict,
): { readonly [id: string]: HostedSegment } {
  return Object.fromEntries(
    readEntries(segments).map(([id, segment]) => [id, settleSegment(segment ?? {}, verdict, 0)]),
  );
}

/** What is nested too deep stays as it is: the parser refuses it, and knows the place. */
function settleSegment<T extends Partial<HostedSegment>>(
  segment: T,
  verdict: Verdict,
  depth: number,
): T {
  if (depth > MAX_DEPTH) return segment;
  const content = readList(segment.content).map((element) => settle(element, verdict, depth));
  return { ...segment, content: joinBroken(content) };
}

function settle(element: Structural, verdict: Verdict, depth: number): Structural {
  const { paragraph, table, tableOfContents, sectionBreak } = element;
  if (paragraph) return { paragraph: settleParagraph(paragraph, verdict) };
  if (table)
    return isDropped(table, verdict) ? NOTHING : { table: settleTable(table, verdict, depth) };
  if (tableOfContents) {
    if (isDropped(tableOfContents, verdict)) return NOTHING;
    return { tableOfContents: settleSegment(tableOfContents, verdict, depth + 1) };
  }
  return sectionBreak && isDropped(sectionBreak, verdict) ? NOTHING : element;
}

function settleTable(table: HostedTable, verdict: Verdict, depth: number): HostedTable {
  const tableRows = readList(table.tableRows)
    .filter((row) => !isDropped(row, verdict))
    .map((row) => ({
      ...(verdict === "accept" ? acceptRow(row) : row),
      tableCells: readList(row.tableCells)
        .filter((cell) => !isDropped(cell, verdict))
        .map((cell) => (verdict === "accept" ? acceptCell(cell) : cell))
        .map((cell) => settleSegment(cell, verdict, depth + 1)),
    }));
  return { ...table, tableRows };
}

/** A paragraph that lost its end goes on in the next one. */
function joinBroken(content: readonly Structural[]): readonly Structural[] {
  const joined: Structural[] = [];
  let open: number | undefined;
  content.forEach((element, index) => {
    const before = open === undefined ? undefined : joined[open]?.paragraph;
    if (open !== undefined && before && element.paragraph) {
      joined[open] = { paragraph: joinParagraphs(before, element.paragraph) };
      joined.push(NOTHING);
    } else {
      joined.push(element);
      open = index;
    }
    const at = open === undefined ? undefined : joined[open]?.paragraph;
    if (!at || endsWithBreak(at)) open = undefined;
  });
  return joined;
}
