import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import type { HostedParagraph } from "./hosted/hosted-document.js";
import { readList, readText } from "./hosted/read.js";
import { tabPages } from "./hosted/tab-pages.js";
import { visitParagraphs, visitParagraphsBesideBody } from "./hosted/visit-paragraphs.js";
import type { DocumentReference } from "./options/document-reference.js";
import { documentReferenceOf } from "./parse/links/document-reference.js";

/**
 * Lists the links of a hosted document to Google Docs documents and Google Drive files, each URL once, in file order.
 * It includes the links that the option `documentUrl` is called for, and links to the document itself.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export function listDocumentLinks(document: unknown): readonly DocumentReference[] {
  assertHostedDocument(document);
  const references = new Map<string, DocumentReference>();
  const visit = (paragraph: Partial<HostedParagraph>) => {
    for (const url of urlsOf(paragraph)) {
      const reference = documentReferenceOf(url);
      if (reference && !references.has(reference.url)) references.set(reference.url, reference);
    }
  };
  for (const { content } of tabPages(document)) {
    if (content.body) visitParagraphs(content.body, visit);
    visitParagraphsBesideBody(content, visit);
  }
  return [...references.values()];
}

function* urlsOf(paragraph: Partial<HostedParagraph>): Generator<string> {
  for (const element of readList(paragraph.elements)) {
    const { textRun, richLink } = element;
    yield readText(textRun?.textStyle?.link?.url);
    yield readText(richLink?.richLinkProperties?.uri);
  }
}
