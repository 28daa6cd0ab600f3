import type { docs_v1 } from "@googleapis/docs";

/** A list item as Google Docs shows it. */
export interface SourceItem {
  readonly isNumbered: boolean;
  readonly number: number;
  readonly label: string;
  readonly level: number;
}

const NUMERALS: ReadonlyMap<string, (number: number) => string> = new Map([
  ["DECIMAL", String],
  ["ZERO_DECIMAL", (number) => `${number < 10 ? "0" : ""}${number}`],
  ["ALPHA", (number) => lettersOf(number).toLowerCase()],
  ["UPPER_ALPHA", lettersOf],
  ["ROMAN", (number) => romanOf(number).toLowerCase()],
  ["UPPER_ROMAN", romanOf],
]);

/**
 * The list items of all bodies, without numbered headings. Google Docs counts each level of a list across the whole
 * tab, and restarts it after an item of a higher level. Implemented independently of the converter, so that the two are
 * unlikely to have the same bug.
 */
export function sourceItems(document: docs_v1.Schema$Document): readonly SourceItem[] {
  const tabs = document.tabs?.length
    ? document.tabs.flatMap((tab) => withChildren(tab))
    : [document];
  return tabs.flatMap((tab) => itemsOfTab(tab));
}

function withChildren(tab: docs_v1.Schema$Tab): docs_v1.Schema$DocumentTab[] {
  return [tab.documentTab ?? {}, ...(tab.childTabs ?? []).flatMap((child) => withChildren(child))];
}

function itemsOfTab({ body, lists }: docs_v1.Schema$DocumentTab): readonly SourceItem[] {
  const counts = new Map<string, (number | undefined)[]>();
  return paragraphsOf(body?.content ?? []).flatMap(({ bullet, paragraphStyle }) => {
    if (!bullet?.listId) return [];
    const depth = bullet.nestingLevel ?? 0;
    const levels = lists?.[bullet.listId]?.listProperties?.nestingLevels ?? [];
    const before = counts.get(bullet.listId) ?? [];
    const number = (before[depth] ?? (levels[depth]?.startNumber ?? 1) - 1) + 1;
    const numbers = [...Array.from({ length: depth }, (_, upper) => before[upper]), number];
    counts.set(bullet.listId, numbers);
    const isNumbered = NUMERALS.has(levels[depth]?.glyphType ?? "");
    const isHeading = /^HEADING|TITLE$/.test(paragraphStyle?.namedStyleType ?? "");
    if (isHeading && isNumbered) return [];
    return [{ isNumbered, number, label: labelOf(levels, depth, numbers), level: depth }];
  });
}

function labelOf(
  levels: readonly docs_v1.Schema$NestingLevel[],
  depth: number,
  numbers: readonly (number | undefined)[],
): string {
  const format = levels[depth]?.glyphFormat || `%${depth}.`;
  return format.replaceAll(/%(\d)/g, (_, digit: string) => {
    const { glyphType, startNumber } = levels[Number(digit)] ?? {};
    const number = numbers[Number(digit)] ?? startNumber ?? 1;
    return NUMERALS.get(glyphType ?? "")?.(number) ?? "";
  });
}

function lettersOf(number: number): string {
  const above = Math.floor((number - 1) / 26);
  const letter = String.fromCodePoint(65 + ((number - 1) % 26));
  return above > 0 ? lettersOf(above) + letter : letter;
}

function romanOf(number: number): string {
  const tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"];
  const ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return (tens[Math.floor(number / 10)] ?? "") + (ones[number % 10] ?? "");
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
