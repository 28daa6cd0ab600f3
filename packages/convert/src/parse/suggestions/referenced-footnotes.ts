import type { HostedContent, HostedParagraph } from "../../hosted/hosted-document.js";
import { readList, readText } from "../../hosted/read.js";
import { visitParagraphs, visitParagraphsBesideBody } from "../../hosted/visit-paragraphs.js";

/** Returns the ids of all footnotes that a tab refers to. */
export function referencedFootnotes(content: HostedContent): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = ({ elements }: Partial<HostedParagraph>) => {
    for (const { footnoteReference } of readList(elements)) {
      if (footnoteReference) ids.add(readText(footnoteReference.footnoteId));
    }
  };
  visitParagraphs(content.body ?? {}, visit);
  visitParagraphsBesideBody(content, visit);
  return ids;
}
