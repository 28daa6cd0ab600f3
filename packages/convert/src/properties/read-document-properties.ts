import { assertHostedDocument } from "../hosted/assert-hosted-document.js";
import { oneLine } from "../hosted/text/clean-text.js";
import { readText } from "../hosted/read.js";
import { tabPages } from "../hosted/tab-pages.js";
import { languageTag } from "./language-tag.js";
import { readMetadataTable } from "./read-metadata-table.js";

/** Properties of a document (decisions `field-mappings`, `source-document-fields`); an empty string if absent. */
export interface DocumentProperties {
  readonly title: string;
  readonly documentId: string;
  readonly revisionId: string;
  /**
   * Language tag (BCP 47) from the row `Language` of the metadata table, because the Google Docs API does not return a
   * language.
   */
  readonly language: string;
  /** Each row of the two-column table at the start of the document: name → value, unchanged. */
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Reads the properties of a hosted document.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export function readDocumentProperties(document: unknown): DocumentProperties {
  assertHostedDocument(document);
  const metadata = readMetadataTable(tabPages(document)[0]?.content.body ?? {});
  const language = Object.entries(metadata).find(([name]) => name.toLowerCase() === "language");
  return {
    title: oneLine(readText(document.title)),
    documentId: readText(document.documentId),
    revisionId: readText(document.revisionId),
    language: languageTag(language?.[1] ?? ""),
    metadata,
  };
}
