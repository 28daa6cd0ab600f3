import type { docs_v1 } from "@googleapis/docs";

/** The structure of a hosted document, computed without the converter. */
export interface SourceStructure {
  /** Levels of headings with content, in reading order, without the headings of tabs. */
  readonly headings: readonly number[];
  /** List items, including empty ones, which have a label too. */
  readonly items: number;
  readonly tables: readonly { readonly rows: number; readonly columns: number }[];
  readonly footnotes: number;
  /** Web addresses that text links to, without duplicates, sorted. */
  readonly links: readonly string[];
}

/** Returns the structure of the bodies of all tabs. */
export function sourceStructure(document: docs_v1.Schema$Document): SourceStructure {
  const tabs = document.tabs?.length
    ? document.tabs.flatMap((tab) => withChildren(tab))
    : [document];
  const elements = tabs.flatMap((tab) => elementsOf(tab.body?.content ?? []));
  const paragraphs = elements.flatMap(({ paragraph }) => (paragraph ? [paragraph] : []));
  const footnotes = tabs.map((tab) => referencedFootnotes(tab));
  return {
    headings: paragraphs.filter((one) => hasContent(one)).flatMap((one) => levelOf(one)),
    items: paragraphs.filter((one) => one.bullet && !isHeading(one)).length,
    tables: elements.flatMap(({ table }) =>
      table ? [{ rows: table.tableRows?.length ?? 0, columns: table.columns ?? 0 }] : [],
    ),
    footnotes: footnotes.reduce((sum, count) => sum + count, 0),
    links: [...new Set(paragraphs.flatMap((one) => linksOf(one)))].sort(),
  };
}

/** How many tabs a document has; tabs become headings if there is more than one. */
export function countTabs({ tabs = [] }: docs_v1.Schema$Document): number {
  return tabs.flatMap((tab) => withChildren(tab)).length;
}

function withChildren(tab: docs_v1.Schema$Tab): docs_v1.Schema$DocumentTab[] {
  return [tab.documentTab ?? {}, ...(tab.childTabs ?? []).flatMap((child) => withChildren(child))];
}

function elementsOf(
  content: readonly docs_v1.Schema$StructuralElement[],
): docs_v1.Schema$StructuralElement[] {
  return content.flatMap((element) => [
    element,
    ...(element.table?.tableRows ?? [])
      .flatMap((row) => row.tableCells ?? [])
      .flatMap((cell) => elementsOf(cell.content ?? [])),
  ]);
}

function referencedFootnotes({ body, footnotes }: docs_v1.Schema$DocumentTab): number {
  const ids = elementsOf(body?.content ?? [])
    .flatMap(({ paragraph }) => paragraph?.elements ?? [])
    .map(({ footnoteReference }) => footnoteReference?.footnoteId ?? "");
  return new Set(ids.filter((id) => Object.hasOwn(footnotes ?? {}, id))).size;
}

/** Pandoc treats a numbered heading as a heading, not as an item. */
function isHeading({ paragraphStyle }: docs_v1.Schema$Paragraph): boolean {
  return /^HEADING|TITLE$/.test(paragraphStyle?.namedStyleType ?? "");
}

function linksOf({ elements = [] }: docs_v1.Schema$Paragraph): readonly string[] {
  return elements.flatMap(({ textRun }) => {
    const url = textRun?.textStyle?.link?.url ?? "";
    const isSeen = (textRun?.content ?? "").trim() !== "";
    return isSeen && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).href] : [];
  });
}

function levelOf({ paragraphStyle }: docs_v1.Schema$Paragraph): readonly number[] {
  const [, level] = /^HEADING_(\d)$/.exec(paragraphStyle?.namedStyleType ?? "") ?? [];
  return level === undefined ? [] : [Number(level)];
}

/** Elements that do not make a paragraph a heading on their own. */
const EMPTY = new Set(["textRun", "pageBreak", "columnBreak", "horizontalRule"]);

/** White space, breaks and rules alone do not make a heading. */
function hasContent({ elements = [] }: docs_v1.Schema$Paragraph): boolean {
  return elements.some(
    (element) =>
      (element.textRun?.content ?? "").replaceAll("\ue907", "").trim() !== "" ||
      Object.entries(element).some(([kind, value]) => !EMPTY.has(kind) && isObject(value)),
  );
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
