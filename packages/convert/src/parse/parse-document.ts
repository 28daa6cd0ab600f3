import { ElementBudget } from "../hosted/document-limits.js";
import type { HostedDocument, HostedSegment } from "../hosted/hosted-document.js";
import { readEntries, readText } from "../hosted/read.js";
import type { HostedTabPage } from "../hosted/tab-pages.js";
import { placeAt } from "../place/place.js";
import { readDocumentProperties } from "../properties/read-document-properties.js";
import type { Block } from "../tree/block.js";
import type { DocumentTree, Footnote, Tab } from "../tree/document-tree.js";
import type { Warn } from "../warnings/conversion-warning.js";
import { collectAnchors, hasParagraphAnchors } from "./scan/anchors.js";
import { placeComments } from "./comments/comment-places.js";
import type { Comment } from "./comments/comments-of.js";
import { shownComments } from "./comments/shown-comments.js";
import { FootnoteRegistry } from "./footnote-registry.js";
import { parseBlocks } from "./parse-blocks.js";
import { originOf, type ParseContext } from "./parse-context.js";
import type { ParseOptions } from "./parse-options.js";
import { registerComment } from "./register-comment.js";
import type { Regions } from "./sections/page-regions.js";
import { backgroundOf } from "./sections/section-settings.js";
import { warnLeftOutRegions } from "./sections/left-out-regions.js";
import { parseSections } from "./sections/parse-sections.js";
import { selectPages } from "./select-pages.js";
import { shiftLevel } from "./styles/heading-level.js";
import { formattingOfNamedStyles } from "./styles/named-style-formatting.js";
import { createStyleCascade } from "./styles/style-cascade.js";
import { warnLostChangesOfTab } from "./suggestions/warn-lost-changes.js";
import { scanPage, type ScannedPage } from "./scan/scan-page.js";

/** A document tree, with values that only the parser knows. */
export interface ParsedDocument extends DocumentTree {
  /** Anchors of headings and other link targets, keyed by the ids that links use. */
  readonly headingAnchors: ReadonlyMap<string, string>;
}

/**
 * Parses a hosted document into the tree that all formats are written from. Headers and footers are parsed immediately,
 * body blocks when a writer iterates over them, and footnotes after the body.
 *
 * @throws {DocumentLimitError} if it is nested too deeply or too large, also during iteration.
 * @throws {ConversionOptionError} if it has no tab with the id in the options.
 */
export function parseDocument(
  document: HostedDocument,
  options: ParseOptions,
  warn: Warn,
): ParsedDocument {
  const budget = new ElementBudget();
  const pages = selectPages(document, options).map((page) => scanPage(page, budget));
  const documentId = readText(document.documentId);
  const shared = {
    anchors: collectAnchors(pages, documentId, hasParagraphAnchors(options)),
    footnotes: new FootnoteRegistry<ParseContext>(),
    budget,
    documentId,
    options,
    faithful: options.styles === "faithful",
    warn,
  };
  for (const { page } of pages) warnLeftOutRegions(page, options, warn);
  const comments = shownComments(document, options, warn);
  const contexts = pages.map((page) => contextOf(page, comments, shared));
  const tabs = contexts.map((context, index) => parseTab(pages[index]?.page, context));
  const { title, language } = readDocumentProperties(document);
  const footnotes = eachFootnote(shared.footnotes, contexts, comments);
  return { title, language, tabs, footnotes, headingAnchors: shared.anchors.ofHeadingId };
}

type Shared = Omit<
  ParseContext,
  | "content"
  | "contentPlace"
  | "tab"
  | "depth"
  | "inTable"
  | "inQuote"
  | "inContents"
  | "isTypewritten"
  | "styles"
  | "numbers"
  | "comments"
>;

function contextOf(
  { page, numbers, isTypewritten }: ScannedPage,
  comments: readonly Comment[],
  shared: Shared,
): ParseContext {
  return {
    ...shared,
    content: page.content,
    contentPlace: page.place,
    tab: page.tab,
    depth: 0,
    inTable: false,
    inQuote: false,
    inContents: false,
    isTypewritten,
    styles: createStyleCascade(page.content),
    numbers,
    comments: placeComments(page.content, comments),
  };
}

function parseTab(page: HostedTabPage | undefined, context: ParseContext): Tab {
  const { content } = context;
  warnLostBackground(context);
  warnLostChangesOfTab(content, context.contentPlace, context);
  const headers = parseRegions(content.headers, "header", context);
  const footers = parseRegions(content.footers, "footer", context);
  return {
    ...(page ? headingOf(page, context) : {}),
    headers: [...headers.values()].flat(),
    footers: [...footers.values()].flat(),
    sections: parseSections({ headers, footers }, context),
    ...(context.faithful ? { styles: formattingOfNamedStyles(context.styles) } : {}),
  };
}

function warnLostBackground(context: ParseContext): void {
  const { content, contentPlace, faithful } = context;
  if (faithful || !backgroundOf(content.documentStyle ?? {}).background) return;
  context.warn(
    "page-background-left-out",
    originOf(context, contentPlace, "documentStyle", "background"),
  );
}

function headingOf(page: HostedTabPage, context: ParseContext): Pick<Tab, "heading"> {
  const anchor = context.anchors.ofTab.get(page);
  if (anchor === undefined) return {};
  const level = shiftLevel(page.nesting + 1, context.options.headingShift);
  return { heading: { level, title: page.title, anchor } };
}

function parseRegions(
  segments: { readonly [id: string]: HostedSegment } | null | undefined,
  name: "header" | "footer",
  context: ParseContext,
): Regions {
  const regions = new Map<string, readonly Block[]>();
  if (context.options.headers === "omit" || context.options.skip.has(name)) return regions;
  for (const [id, segment] of readEntries(segments)) {
    const place = placeAt(context.contentPlace, `${name}s`, id);
    regions.set(id, parseBlocks(segment ?? {}, place, context));
  }
  return regions;
}

/** Registers footnotes without a reference last, so that their text is not lost. */
function registerUnreferencedFootnotes(context: ParseContext): void {
  if (context.options.skip.has("footnote")) return;
  for (const [id, segment] of readEntries(context.content.footnotes)) {
    // Without content, it has no text to lose: a reference to it has its own warning.
    if (!segment) continue;
    const place = placeAt(context.contentPlace, "footnotes", id);
    context.footnotes.register({ referenced: false, segment, place, context });
  }
}

function* eachFootnote(
  registry: FootnoteRegistry<ParseContext>,
  contexts: readonly ParseContext[],
  comments: readonly Comment[],
): Generator<Footnote> {
  for (const context of contexts) registerUnreferencedFootnotes(context);
  const [first] = contexts;
  if (first) for (const comment of comments) registerComment(comment, false, first);
  for (const { number, referenced, segment, place, context, comment } of registry) {
    const blocks = parseBlocks(segment, place, context);
    if (!referenced) {
      const code = comment ? "comment-not-placed" : "footnote-not-referenced";
      context.warn(code, originOf(context, place), blocks);
    }
    yield { number, referenced, blocks, ...(comment ? { comment } : {}) };
  }
}
