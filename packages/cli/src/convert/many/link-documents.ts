import type { DocumentReference } from "@document-export/convert";
import { relativeUrl } from "../images/write-images.js";
import type { IndexedDocument, PlannedResult } from "./index-documents.js";

/** Creates a function that finds the result of a linked document. */
export function createLinker(documents: readonly IndexedDocument[]) {
  const byId = new Map(
    documents
      .filter(({ documentId }) => documentId !== "")
      .map((document) => [document.documentId, document]),
  );
  /**
   * Returns the URL of the linked result relative to `from`; undefined if the linked document is not converted in this
   * run.
   */
  return (reference: DocumentReference, from: string): string | undefined => {
    const document = byId.get(reference.documentId);
    const result = document && resultFor(reference, document);
    if (!result) return undefined;
    const anchor = result.anchors.get(reference.heading ?? "");
    return relativeUrl(from, result.output) + (anchor === undefined ? "" : `#${anchor}`);
  };
}

/** Returns the result that contains the heading, else the one for the tab, else the first. */
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
