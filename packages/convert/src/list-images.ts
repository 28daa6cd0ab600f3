import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import type { HostedContent } from "./hosted/hosted-document.js";
import type { HostedObjectProperties } from "./hosted/hosted-object.js";
import { readEntries } from "./hosted/read.js";
import { tabPages } from "./hosted/tab-pages.js";
import { addressOf, alternativeOf } from "./parse/images/parse-image.js";
import { safeImageUrl } from "./parse/links/safe-url.js";

/** An image of a document that a conversion can embed or link. */
export interface ImageReference {
  /** Id of the object in the document. */
  readonly id: string;
  /** Its URL in the document; the key for the option `images`. */
  readonly url: string;
  /** Its alternative text, on one line; empty if it has none. */
  readonly alternative: string;
}

/**
 * Lists the images of a hosted document, each URL once, in the order of the file. It loads nothing:
 * load the images you want, then pass them to {@link convertDocument} in the option `images`.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export function listImages(document: unknown): readonly ImageReference[] {
  assertHostedDocument(document);
  const references = new Map<string, ImageReference>();
  for (const { content } of tabPages(document)) {
    for (const [id, properties] of objectsOf(content)) {
      const embedded = properties?.embeddedObject ?? {};
      const url = safeImageUrl(addressOf(embedded));
      if (!url || url.startsWith("data:") || references.has(url)) continue;
      references.set(url, { id, url, alternative: alternativeOf(embedded) });
    }
  }
  return [...references.values()];
}

type Entry = readonly [string, HostedObjectProperties | null | undefined];

function objectsOf(content: HostedContent): readonly Entry[] {
  return [
    ...readEntries(content.inlineObjects).map(([id, object]): Entry => [
      id,
      object?.inlineObjectProperties,
    ]),
    ...readEntries(content.positionedObjects).map(([id, object]): Entry => [
      id,
      object?.positionedObjectProperties,
    ]),
  ];
}
