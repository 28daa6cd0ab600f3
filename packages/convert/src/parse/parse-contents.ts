import type { HostedSegment, HostedStructuralElement } from "../hosted/hosted-document.js";
import { readList, readPoints } from "../hosted/read.js";
import { placeAt, type Place } from "../place/place.js";
import type { Block, ContentsEntry } from "../tree/block.js";
import { withoutPageOfEntry } from "./page-numbers/without-page-of-entry.js";
import { originOf, type ParseContext } from "./parse-context.js";

/**
 * Maximum nesting of the entries. Google Docs lists six levels of headings; entries below the ninth level stay on the
 * ninth.
 */
const MAX_LEVELS = 9;

interface OpenEntry extends ContentsEntry {
  readonly entries: OpenEntry[];
}

/** Parses the structural elements from `start` to `end` (exclusive). */
type ParseElements = (
  elements: readonly Partial<HostedStructuralElement>[],
  range: { readonly start: number; readonly end: number },
  place: Place,
  context: ParseContext,
) => Iterable<Block>;

/**
 * Parses the entries of a table of contents into a tree. In the document they are a flat list, each indented further
 * than its parent.
 */
export function parseContents(
  contents: Partial<HostedSegment>,
  place: Place,
  context: ParseContext,
  parseElements: ParseElements,
): readonly ContentsEntry[] {
  const top: OpenEntry[] = [];
  let open: { readonly indent: number; readonly entry: OpenEntry }[] = [];
  const at = placeAt(place, "content");
  const elements = readList(contents.content);
  const within = { ...context, inContents: true };
  warnPages(elements, place, context);
  for (const [start, element] of elements.entries()) {
    const blocks = [...parseElements(elements, { start, end: start + 1 }, at, within)];
    if (blocks.length === 0) continue;
    const indent = indentOf(element);
    open = open.filter((above) => above.indent < indent).slice(0, MAX_LEVELS - 1);
    const entry: OpenEntry = { blocks, entries: [] };
    (open.at(-1)?.entry.entries ?? top).push(entry);
    open.push({ indent, entry });
  }
  return top;
}

/** Warns once if the output has no pages, and an entry has a page number. */
function warnPages(
  elements: readonly Partial<HostedStructuralElement>[],
  place: Place,
  context: ParseContext,
): void {
  if (context.options.output.hasPages) return;
  const hasPage = elements.some(({ paragraph }) => {
    const all = readList(paragraph?.elements);
    return withoutPageOfEntry(all) !== all;
  });
  if (hasPage) context.warn("page-number-left-out", originOf(context, place));
}

function indentOf({ paragraph }: Partial<HostedStructuralElement>): number {
  return readPoints(paragraph?.paragraphStyle?.indentStart) ?? 0;
}
