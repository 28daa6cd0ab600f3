import type { docs_v1 } from "@googleapis/docs";

const NUMBERED = new Set([
  "DECIMAL",
  "ZERO_DECIMAL",
  "ALPHA",
  "UPPER_ALPHA",
  "ROMAN",
  "UPPER_ROMAN",
]);

/**
 * The numbers that Google Docs shows before the list items of all bodies, without headings. It counts each level of a
 * list through the whole tab and restarts it after an item of a higher level. Implemented independently of the
 * converter, so that both do not have the same bug.
 */
export function sourceNumbers(document: docs_v1.Schema$Document): readonly number[] {
  const tabs = document.tabs?.length
    ? document.tabs.flatMap((tab) => withChildren(tab))
    : [document];
  return tabs.flatMap((tab) => tabNumbers(tab));
}

function withChildren(tab: docs_v1.Schema$Tab): docs_v1.Schema$DocumentTab[] {
  return [tab.documentTab ?? {}, ...(tab.childTabs ?? []).flatMap((child) => withChildren(child))];
}

function tabNumbers({ body, lists }: docs_v1.Schema$DocumentTab): readonly number[] {
  const counts = new Map<string, (number | undefined)[]>();
  return paragraphsOf(body?.content ?? []).flatMap(({ bullet, paragraphStyle }) => {
    if (!bullet?.listId) return [];
    const depth = bullet.nestingLevel ?? 0;
    const level = lists?.[bullet.listId]?.listProperties?.nestingLevels?.[depth];
    const before = counts.get(bullet.listId) ?? [];
    const number = (before[depth] ?? (level?.startNumber ?? 1) - 1) + 1;
    const above = Array.from({ length: depth }, (_, upper) => before[upper]);
    counts.set(bullet.listId, [...above, number]);
    const isHeading = /^HEADING|TITLE$/.test(paragraphStyle?.namedStyleType ?? "");
    return NUMBERED.has(level?.glyphType ?? "") && !isHeading ? [number] : [];
  });
}

function paragraphsOf(
  content: readonly docs_v1.Schema$StructuralElement[],
): docs_v1.Schema$Paragraph[] {
  return content.flatMap((element) => [
    ...(element.paragraph ? [element.paragraph] : []),
    ...(element.table?.tableRows ?? [])
      .flatMap((row) => row.tableCells ?? [])
      .flatMap((cell) => paragraphsOf(cell.content ?? [])),
  ]);
}
