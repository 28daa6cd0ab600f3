import type { docs_v1 } from "@googleapis/docs";
import { splitWords } from "./words.js";

/**
 * All words that a hosted document shows: body, tables, tables of contents, footnotes, headers, footers and chips of
 * all tabs. Implemented independently of the converter, so that the two are unlikely to have the same bug.
 */
export function sourceWords(document: docs_v1.Schema$Document): readonly string[] {
  const tabs = document.tabs?.length ? document.tabs.flatMap((tab) => allTabs(tab)) : [document];
  return tabs.flatMap((tab) => tabWords(tab));
}

function allTabs(tab: docs_v1.Schema$Tab): docs_v1.Schema$DocumentTab[] {
  return [tab.documentTab ?? {}, ...(tab.childTabs ?? []).flatMap((child) => allTabs(child))];
}

function tabWords(tab: docs_v1.Schema$DocumentTab): readonly string[] {
  const segments = [tab.headers, tab.footers, tab.footnotes].flatMap((one) =>
    Object.values(one ?? {}),
  );
  return [tab.body ?? {}, ...segments].flatMap((segment) => contentWords(segment.content ?? []));
}

function contentWords(content: readonly docs_v1.Schema$StructuralElement[]): readonly string[] {
  return content.flatMap((element) => [
    ...splitWords((element.paragraph?.elements ?? []).map((one) => textOf(one)).join("")),
    ...contentWords(element.tableOfContents?.content ?? []),
    ...(element.table?.tableRows ?? [])
      .flatMap((row) => row.tableCells ?? [])
      .flatMap((cell) => contentWords(cell.content ?? [])),
  ]);
}

/** Control characters and lone surrogates are not text; U+E907 replaces an object that the API hides. */
function textOf(element: docs_v1.Schema$ParagraphElement): string {
  if (element.pageBreak ?? element.columnBreak ?? element.horizontalRule) return " ";
  const person = element.person?.personProperties;
  const text =
    element.textRun?.content ??
    person?.name ??
    person?.email ??
    element.richLink?.richLinkProperties?.title ??
    element.dateElement?.dateElementProperties?.displayText ??
    unknownChip(element) ??
    "";
  return text.replaceAll(/(?![\s\v])[\p{Cc}\p{Cs}\uE907\uFFFE]/gu, "");
}

/** Returns the words of a chip of an unknown kind, for the chips in the documents of these tests. */
function unknownChip(element: object): string | undefined {
  if ("voteChip" in element) return (element.voteChip as { readonly label: string }).label;
  return "sticker" in element ? (element.sticker as { readonly name: string }).name : undefined;
}
