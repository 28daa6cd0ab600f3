import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Inline, Link } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";

/** Writes a link to a bookmark or, through a relationship of the part, to a URL. */
export function writeLink(
  { url, children }: Link,
  { bookmarks, relationships }: DocxContext,
  writeContent: (children: readonly Inline[]) => readonly Element[],
): readonly Element[] {
  const content = writeContent(children);
  if (url.startsWith("#")) {
    const anchor = bookmarks.nameOf(url.slice(1));
    return [x("w:hyperlink", { "w:anchor": anchor, "w:history": "1" }, [...content])];
  }
  const id = relationships.add("hyperlink", toUri(url), "External");
  return [x("w:hyperlink", { "r:id": id, "w:history": "1" }, [...content])];
}

/**
 * Escapes characters that are not allowed in a URI (RFC 3986), because word processors report a file with such
 * characters as damaged.
 */
function toUri(url: string): string {
  const address = URL.canParse(url)
    ? new URL(url).href
    : url.replaceAll(/[[\]]/g, encodeURIComponent);
  return address
    .replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, encodeURIComponent)
    .replaceAll(/%(?![0-9a-f]{2})/gi, "%25");
}
