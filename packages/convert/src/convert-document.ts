import type { Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { oneLine } from "./hosted/one-line.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { resolveOptions } from "./options/resolve-options.js";
import { parseDocument } from "./parse/parse-document.js";
import type { DocumentTree } from "./tree/document-tree.js";
import {
  createWarningLog,
  type ConversionWarning,
  type Warn,
} from "./warnings/conversion-warning.js";
import { writeHtml } from "./write/html/write-html.js";
import { writeMarkdown } from "./write/markdown/write-markdown.js";

/** A finished conversion. */
export interface Conversion {
  readonly content: string;
  readonly mediaType: string;
  readonly extension: "html" | "md";
  readonly title: string;
  /** What the output does not hold as the document does, in reading order. */
  readonly warnings: readonly ConversionWarning[];
}

interface Writer {
  readonly mediaType: string;
  readonly extension: Conversion["extension"];
  readonly write: (
    tree: DocumentTree,
    fields: Readonly<Record<string, string>>,
    warn: Warn,
  ) => string;
}

const WRITERS: Readonly<Record<Format, Writer>> = {
  html: { mediaType: "text/html; charset=utf-8", extension: "html", write: writeHtml },
  markdown: { mediaType: "text/markdown; charset=utf-8", extension: "md", write: writeMarkdown },
};

const UNTITLED = "Untitled document";

/**
 * Converts a hosted document, as parsed from the document API's JSON. The same input gives the same bytes.
 *
 * @throws {NotHostedDocumentError} for JSON that is no hosted document.
 * @throws {DocumentLimitError} for a document that is nested too deep or too large.
 * @throws {ConversionOptionError} for an option that cannot be followed, such as an unknown tab.
 */
export function convertDocument(document: unknown, options: ConvertOptions): Conversion {
  const resolved = resolveOptions(options);
  const { format, fields } = resolved;
  assertHostedDocument(document);
  const { warnings, warn } = createWarningLog();
  const parsed = parseDocument(document, resolved, warn);
  const title = oneLine(fields["title"] ?? parsed.title) || UNTITLED;
  const { mediaType, extension, write } = WRITERS[format];
  const content = write({ ...parsed, title }, fields, warn);
  return { content, mediaType, extension, title, warnings };
}
