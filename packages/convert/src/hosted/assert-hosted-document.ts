import { placeAt, pointerOf, wholeDocument, type Place } from "../place/place.js";
import type { HostedDocument } from "./hosted-document.js";
import { isRecord } from "./read.js";
import { NotHostedDocumentError } from "./not-hosted-document-error.js";

/**
 * Checks that parsed JSON has the shape of a hosted document: a body with content, or tabs of which at least one has a
 * body with content. Content may be empty; otherwise at least one of its elements must be an object.
 * It checks the outer structure only, so its cost does not depend on the size of the document.
 *
 * @throws {NotHostedDocumentError} with the expected shape, the received value and its place.
 */
export function assertHostedDocument(document: unknown): asserts document is HostedDocument {
  const members = membersOf(document);
  if (!members) fail("a JSON object with `tabs` or `body`", document, wholeDocument);
  if (Array.isArray(members["tabs"]) && members["tabs"].length > 0) {
    assertTabs(members["tabs"], placeAt(wholeDocument, "tabs"));
    return;
  }
  if (!("body" in members)) fail("a member `tabs` or `body`", document, wholeDocument);
  assertBody(members["body"], placeAt(wholeDocument, "body"));
}

function assertTabs(tabs: readonly unknown[], place: Place): void {
  const contents = tabs.map((tab) => membersOf(tab)?.["documentTab"]);
  const first = contents.findIndex((content) => membersOf(content) !== undefined);
  if (first === -1) fail("a tab with a member `documentTab`", tabs[0], placeAt(place, 0));
  contents.forEach((content, index) => {
    const members = membersOf(content);
    if (members) assertBody(members["body"], placeAt(place, index, "documentTab", "body"));
  });
}

function assertBody(body: unknown, place: Place): void {
  const members = membersOf(body);
  if (!members) fail("an object with `content`", body, place);
  assertContent(members["content"], placeAt(place, "content"));
}

/** A document may be empty, but an array without any object is not document content. */
function assertContent(content: unknown, place: Place): void {
  if (!Array.isArray(content)) fail("an array of structural elements", content, place);
  if (content.length === 0 || content.some(isRecord)) return;
  fail("at least one structural element that is an object", content[0], placeAt(place, 0));
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}

function fail(expected: string, received: unknown, place: Place): never {
  throw new NotHostedDocumentError(expected, received, pointerOf(place));
}
