import type { DocumentReference } from "@document-export/convert";
import { relativeUrl } from "../images/write-images.js";
import type { IndexedDocument, PlannedResult } from "./index-documents.js";

/** Finds the results of the documents of one run, for links between them. */
export function createLinker(documents: readonly IndexedDocument[]) {
  const byId = new Map(
    documents
      .filter(({ documentId }) => documentId !== "")
      .map((document) => [document.documentId, document]),
  );
  /**
   * Returns the address of the result that a link leads to, relative to another result; undefined if the document is
   * not part of this run.
   */
  return (reference: DocumentReference, from: string): string | undefined => {
    const document = byId.get(reference.documentId);
    const result = document && resultFor(reference, document);
    if (!result) return undefined;
    const anchor = result.anchors.get(reference.heading ?? "");
    return relativeUrl(from, result.output) + (anchor === undefined ? "" : `#${anchor}`);
  };
}

/** The result with the heading; otherwise the one with the tab, otherwise the first. */
function resultFor(
  { heading, tab }: DocumentReference,
  { results }: IndexedDocument,
): PlannedResult | undefined {
  return (
    results.find(({ anchors }) => heading !== undefined && anchors.has(heading)) ??
    results.find((result) => tab !== undefined && result.tab === tab) ??
    results[0]
  );
}
