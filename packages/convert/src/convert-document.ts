import { anchorReferences, type AnchorReference } from "./anchor-references.js";
import { outputFormats, type Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { oneLine } from "./hosted/text/clean-text.js";
import type { HostedDocument } from "./hosted/hosted-document.js";
import { repairDocument } from "./hosted/shape/repair-document.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { resolveOptions, type ResolvedOptions } from "./options/resolve-options.js";
import { readTree, type ReadOptions } from "./read-tree.js";
import type { DocumentTree } from "./tree/document-tree.js";
import {
  createWarningLog,
  type ConversionWarning,
  type Warn,
  type WarningLog,
} from "./warnings/conversion-warning.js";
import { writeDocx } from "./write/docx/write-docx.js";
import { writeEpub } from "./write/epub/write-epub.js";
import { writeHtml } from "./write/html/write-html.js";
import { writeMarkdown } from "./write/markdown/write-markdown.js";
import { writeText } from "./write/text/write-text.js";

/** A finished conversion. */
export interface Conversion<F extends Format = Format> {
  /** Bytes for a binary format (DOCX), otherwise text. */
  readonly content: Content<F>;
  readonly mediaType: string;
  /** File extension, without a dot. */
  readonly extension: (typeof outputFormats)[F]["extension"];
  readonly title: string;
  /** HTML only: the stylesheet. A whole page contains it; for a fragment, add it to the page around the fragment. */
  readonly stylesheet?: string;
  /**
   * Headings that links in other documents can point to in this result: the same as {@link listAnchors} lists before
   * the conversion. Empty for DOCX, EPUB and plain text.
   */
  readonly anchors: readonly AnchorReference[];
  /**
   * Content that the output shows differently from the document, in reading order. At most 100 warnings per code, 1,000
   * in total.
   */
  readonly warnings: readonly ConversionWarning[];
  /** Number of warnings per code, including those past the limits of `warnings`. */
  readonly warningCounts: Readonly<Record<string, number>>;
}

type Content<F extends Format> = {
  readonly text: string;
  readonly bytes: Uint8Array;
}[(typeof outputFormats)[F]["content"]];

/** Written content with its stylesheet. */
interface Written<F extends Format> {
  readonly content: Content<F>;
  readonly stylesheet: string;
}

type Write<F extends Format> = (
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
  options: ResolvedOptions,
) => Content<F> | Written<F>;

const WRITERS: { readonly [F in Format]: Write<F> } = {
  html: writeHtml,
  markdown: writeMarkdown,
  docx: writeDocx,
  epub: writeEpub,
  text: writeText,
};

const UNTITLED = "Untitled document";

/**
 * Converts a hosted document: the parsed JSON of a Google Docs document, as the Google Docs API returns it. The same
 * input always produces the same bytes.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 * @throws {DocumentLimitError} for a document that is nested too deeply or too large.
 * @throws {ConversionOptionError} for an invalid option, such as the id of an unknown tab.
 * @throws {OverrideError} if an override throws, or returns something that is not an element.
 */
export function convertDocument<F extends Format>(
  document: unknown,
  options: ConvertOptions & { readonly format: F },
): Conversion<F> {
  const resolved = resolveOptions(options);
  assertHostedDocument(document);
  const log = createWarningLog();
  return convertHosted(repairDocument(document, log.warn), options.format, resolved, log);
}

/**
 * Converts a document that was already checked to be a hosted document, or one of its tabs. The log may already contain
 * warnings.
 */
export function convertHosted<F extends Format>(
  document: HostedDocument,
  format: F,
  options: ReadOptions,
  { warnings, warningCounts, warn }: WarningLog,
  tabTitle?: string,
): Conversion<F> {
  const { fields } = options;
  const { headingAnchors, ...tree } = readTree(document, options, warn);
  const anchors = anchorReferences(headingAnchors, format);
  const title = oneLine(fields["title"] ?? tabTitle ?? tree.title) || UNTITLED;
  const { mediaType, extension } = outputFormats[format];
  const written = WRITERS[format]({ ...tree, title }, fields, warn, options);
  const parts = isWritten(written) ? written : { content: written };
  return { ...parts, mediaType, extension, title, anchors, warnings, warningCounts };
}

function isWritten<F extends Format>(written: Content<F> | Written<F>): written is Written<F> {
  return typeof written === "object" && "stylesheet" in written;
}
