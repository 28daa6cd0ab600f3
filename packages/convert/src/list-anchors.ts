import { anchorReferences, type AnchorReference } from "./anchor-references.js";
import type { Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { ElementBudget } from "./hosted/document-limits.js";
import { readText } from "./hosted/read.js";
import { repairDocument } from "./hosted/shape/repair-document.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { resolveOptions } from "./options/resolve-options.js";
import { collectAnchors, hasParagraphAnchors } from "./parse/scan/anchors.js";
import { scanPage } from "./parse/scan/scan-page.js";
import { selectPages } from "./parse/select-pages.js";

/** Options of the conversion whose anchors are listed. */
export type AnchorOptions = Pick<ConvertOptions, "tab" | "suggestions" | "rawHtml"> & {
  readonly format: Format;
};

/**
 * Lists the headings that links in other documents can point to in the result of a conversion. Use it for the option
 * `documentUrl` of the other conversion. DOCX and plain text have none.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 * @throws {DocumentLimitError} for a document that is nested too deeply or too large.
 * @throws {ConversionOptionError} for an invalid option, such as the id of an unknown tab.
 */
export function listAnchors(document: unknown, options: AnchorOptions): readonly AnchorReference[] {
  const resolved = resolveOptions(options);
  assertHostedDocument(document);
  const budget = new ElementBudget();
  const sound = repairDocument(document, () => undefined);
  const pages = selectPages(sound, resolved).map((page) => scanPage(page, budget));
  const documentId = readText(sound.documentId);
  const { ofHeadingId } = collectAnchors(pages, documentId, hasParagraphAnchors(resolved));
  return anchorReferences(ofHeadingId, options.format);
}
