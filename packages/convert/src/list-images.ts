import { outputFormats, type Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import type { HostedContent, HostedParagraph } from "./hosted/hosted-document.js";
import type { HostedObjectProperties } from "./hosted/hosted-object.js";
import { readEntries, readList, readText, readTexts } from "./hosted/read.js";
import { tabPages } from "./hosted/tab-pages.js";
import { visitParagraphs } from "./hosted/visit-paragraphs.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { addressOf, alternativeOf } from "./parse/images/parse-image.js";
import { safeImageUrl } from "./parse/links/safe-url.js";

/** An image of a document that a conversion can embed or link. */
export interface ImageReference {
  /** Id of the object in the document. */
  readonly id: string;
  /** URL in the document; the key for the option `images`. */
  readonly url: string;
  /** Alternative text on one line; empty if there is none. */
  readonly alternative: string;
}

/** Options of the conversion that the images are for. */
export type ImageOptions = Pick<ConvertOptions, "headers"> & {
  readonly format?: Format | undefined;
};

/**
 * Lists the images of a hosted document, each URL once, in file order. It does not load any: load the images you want,
 * then pass them to {@link convertDocument} in the option `images`. If you pass the format or the option `headers` of
 * the conversion, images that appear only in headers and footers are left out when the conversion leaves those out.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export function listImages(
  document: unknown,
  { format, headers }: ImageOptions = {},
): readonly ImageReference[] {
  assertHostedDocument(document);
  const isWhole = (headers ?? (format && outputFormats[format].defaultHeaders)) !== "omit";
  const references = new Map<string, ImageReference>();
  for (const { content } of tabPages(document)) {
    const leftOut = isWhole ? NONE : objectsOfRegions(content);
    for (const [id, properties] of objectsOf(content)) {
      if (leftOut.has(id)) continue;
      const embedded = properties?.embeddedObject ?? {};
      const url = safeImageUrl(addressOf(embedded));
      if (!url || url.startsWith("data:") || references.has(url)) continue;
      references.set(url, { id, url, alternative: alternativeOf(embedded) });
    }
  }
  return [...references.values()];
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of objects that appear only in headers and footers. */
function objectsOfRegions({ headers, footers, body, footnotes }: HostedContent): Set<string> {
  const ids = new Set<string>();
  for (const [, segment] of [...readEntries(headers), ...readEntries(footers)])
    visitParagraphs(segment ?? {}, (paragraph) => {
      for (const id of idsIn(paragraph)) ids.add(id);
    });
  if (ids.size === 0) return ids;
  for (const segment of [body, ...readEntries(footnotes).map(([, note]) => note)])
    visitParagraphs(segment ?? {}, (paragraph) => {
      for (const id of idsIn(paragraph)) ids.delete(id);
    });
  return ids;
}

function* idsIn({ elements, positionedObjectIds }: Partial<HostedParagraph>): Generator<string> {
  yield* readTexts(positionedObjectIds);
  for (const { inlineObjectElement } of readList(elements))
    if (inlineObjectElement) yield readText(inlineObjectElement.inlineObjectId);
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
