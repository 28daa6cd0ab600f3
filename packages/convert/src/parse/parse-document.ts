import type { HostedDocument, HostedSegment } from "../hosted/hosted-document.js";
import { ElementBudget } from "../hosted/document-limits.js";
import { readEntries } from "../hosted/read.js";
import { placeAt } from "../place/place.js";
import { readDocumentProperties } from "../properties/read-document-properties.js";
import type { Block, Heading } from "../tree/block.js";
import type { DocumentTree, Footnote, Tab } from "../tree/document-tree.js";
import { textOfBlocks } from "../tree/text-of.js";
import type { Warn } from "../warnings/conversion-warning.js";
import { collectAnchors } from "./anchors.js";
import { FootnoteRegistry } from "./footnote-registry.js";
import { ListNumbering } from "./list-numbering.js";
import { parseBlocks } from "./parse-blocks.js";
import { originOf, type ParseContext } from "./parse-context.js";
import { createStyleCascade } from "./style-cascade.js";
import { tabPages, type HostedTabPage } from "../hosted/tab-pages.js";

/**
 * Resolves a hosted document into the tree that every format is written from.
 *
 * @throws {DocumentLimitError} where it is nested too deep or too long.
 */
export function parseDocument(document: HostedDocument, warn: Warn): DocumentTree {
  const pages = tabPages(document);
  const shared = {
    anchors: collectAnchors(pages),
    footnotes: new FootnoteRegistry<ParseContext>(),
    budget: new ElementBudget(),
    warn,
  };
  const contexts = pages.map((page) => ({ page, context: contextOf(page, shared) }));
  const tabs = contexts.map(({ page, context }) => parseTab(page, context));
  for (const { context } of contexts) registerLeftFootnotes(context);
  const { title, language } = readDocumentProperties(document);
  return { title, language, tabs, footnotes: parseFootnotes(shared.footnotes) };
}

type Shared = Pick<ParseContext, "anchors" | "footnotes" | "budget" | "warn">;

function contextOf(page: HostedTabPage, shared: Shared): ParseContext {
  return {
    ...shared,
    content: page.content,
    contentPlace: page.place,
    tab: page.tab,
    depth: 0,
    styles: createStyleCascade(page.content),
    numbering: new ListNumbering(),
  };
}

function parseTab(page: HostedTabPage, context: ParseContext): Tab {
  const { content, place } = page;
  return {
    ...headingOf(page, context),
    headers: parseSegments(content.headers, "headers", context),
    body: parseBlocks(content.body ?? {}, placeAt(place, "body"), context),
    footers: parseSegments(content.footers, "footers", context),
  };
}

const LEVELS: readonly Heading["level"][] = [1, 2, 3, 4, 5, 6];

function headingOf(page: HostedTabPage, context: ParseContext): Pick<Tab, "heading"> {
  const anchor = context.anchors.ofTabId.get(page.id);
  if (anchor === undefined) return {};
  return { heading: { level: LEVELS[page.nesting] ?? 6, title: page.title, anchor } };
}

function parseSegments(
  segments: { readonly [id: string]: HostedSegment } | null | undefined,
  name: "headers" | "footers",
  context: ParseContext,
): readonly Block[] {
  return readEntries(segments).flatMap(([id, segment]) =>
    parseBlocks(segment ?? {}, placeAt(context.contentPlace, name, id), context),
  );
}

/** Footnotes that no text refers to come last, so that none is lost. */
function registerLeftFootnotes(context: ParseContext): void {
  for (const [id, segment] of readEntries(context.content.footnotes)) {
    const place = placeAt(context.contentPlace, "footnotes", id);
    context.footnotes.register({ referenced: false, segment: segment ?? {}, place, context });
  }
}

function parseFootnotes(registry: FootnoteRegistry<ParseContext>): readonly Footnote[] {
  const footnotes: Footnote[] = [];
  for (const { number, referenced, segment, place, context } of registry) {
    const blocks = parseBlocks(segment, place, context);
    if (!referenced) {
      context.warn("footnote-not-referenced", originOf(context, place), textOfBlocks(blocks));
    }
    footnotes.push({ number, referenced, blocks });
  }
  return footnotes;
}
