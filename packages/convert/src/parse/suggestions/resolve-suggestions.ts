import type {
  HostedContent,
  HostedSegment,
  HostedStructuralElement,
  HostedTable,
} from "../../hosted/hosted-document.js";
import { MAX_DEPTH } from "../../hosted/document-limits.js";
import { readEntries, readList } from "../../hosted/read.js";
import { acceptCell, acceptRow } from "./accept-table-changes.js";
import { acceptTabChanges } from "./accept-tab-changes.js";
import { isDropped, type Resolution } from "./is-dropped.js";
import { referencedFootnotes } from "./referenced-footnotes.js";
import { endsWithBreak, joinParagraphs, resolveParagraph } from "./resolve-paragraph.js";

type Structural = Partial<HostedStructuralElement>;

/** Placeholder for a removed element, so that the elements after it keep their index. */
const NOTHING: Structural = { paragraph: { elements: [] } };

/**
 * Returns the content of a tab with all suggestions accepted or rejected. A footnote is removed together with its
 * reference.
 */
export function resolveSuggestions(content: HostedContent, resolution: Resolution): HostedContent {
  const resolved = {
    ...(resolution === "accept" ? acceptTabChanges(content) : content),
    ...(content.body ? { body: resolveSegment(content.body, resolution, 0) } : {}),
    headers: resolveSegments(content.headers, resolution),
    footers: resolveSegments(content.footers, resolution),
    footnotes: resolveSegments(content.footnotes, resolution),
  };
  const [before, after] = [referencedFootnotes(content), referencedFootnotes(resolved)];
  const left = readEntries(resolved.footnotes).filter(([id]) => !before.has(id) || after.has(id));
  return { ...resolved, footnotes: Object.fromEntries(left) };
}

function resolveSegments(
  segments: HostedContent["headers"],
  resolution: Resolution,
): { readonly [id: string]: HostedSegment } {
  return Object.fromEntries(
    readEntries(segments).map(([id, segment]) => [
      id,
      resolveSegment(segment ?? {}, resolution, 0),
    ]),
  );
}

/**
 * Resolves a segment. Content that is nested too deeply stays unchanged: the parser rejects it and reports its place.
 */
function resolveSegment<T extends Partial<HostedSegment>>(
  segment: T,
  resolution: Resolution,
  depth: number,
): T {
  if (depth > MAX_DEPTH) return segment;
  const content = readList(segment.content).map((element) =>
    resolveStructural(element, resolution, depth),
  );
  return { ...segment, content: joinOpenParagraphs(content) };
}

function resolveStructural(element: Structural, resolution: Resolution, depth: number): Structural {
  const { paragraph, table, tableOfContents, sectionBreak } = element;
  if (paragraph) return { paragraph: resolveParagraph(paragraph, resolution) };
  if (table)
    return isDropped(table, resolution)
      ? NOTHING
      : { table: resolveTable(table, resolution, depth) };
  if (tableOfContents) {
    if (isDropped(tableOfContents, resolution)) return NOTHING;
    return { tableOfContents: resolveSegment(tableOfContents, resolution, depth + 1) };
  }
  return sectionBreak && isDropped(sectionBreak, resolution) ? NOTHING : element;
}

function resolveTable(table: HostedTable, resolution: Resolution, depth: number): HostedTable {
  const tableRows = readList(table.tableRows)
    .filter((row) => !isDropped(row, resolution))
    .map((row) => ({
      ...(resolution === "accept" ? acceptRow(row) : row),
      tableCells: readList(row.tableCells)
        .filter((cell) => !isDropped(cell, resolution))
        .map((cell) => (resolution === "accept" ? acceptCell(cell) : cell))
        .map((cell) => resolveSegment(cell, resolution, depth + 1)),
    }));
  return { ...table, tableRows };
}

/** Joins each paragraph that lost its newline with the next one. */
function joinOpenParagraphs(content: readonly Structural[]): readonly Structural[] {
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
