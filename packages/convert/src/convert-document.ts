import type { Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { oneLine } from "./hosted/one-line.js";
import { parseDocument } from "./parse/parse-document.js";
import type { DocumentTree } from "./tree/document-tree.js";
import {
  createWarningLog,
  type ConversionWarning,
  type Warn,
} from "./warnings/conversion-warning.js";
import { writeHtml } from "./write/html/write-html.js";
import { writeMarkdown } from "./write/markdown/write-markdown.js";

/** How to convert. */
export interface ConvertOptions {
  readonly format: Format;
  /**
   * Fields to put into the output: front matter in Markdown, `<title>` and `<meta name>` in HTML.
   * The field `title` replaces the document's own title.
   */
  readonly fields?: Readonly<Record<string, string>>;
}

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
 * @throws {DocumentLimitError} for a document that is nested too deep or has too many elements.
 */
export function convertDocument(document: unknown, options: ConvertOptions): Conversion {
  assertHostedDocument(document);
  const { warnings, warn } = createWarningLog();
  const fields = options.fields ?? {};
  const parsed = parseDocument(document, warn);
  const title = oneLine(fields["title"] ?? parsed.title) || UNTITLED;
  const { mediaType, extension, write } = WRITERS[options.format];
  const content = write({ ...parsed, title }, fields, warn);
  return { content, mediaType, extension, title, warnings };
}
