import type { Absent } from "../../hosted/absent.js";
import type { HostedParagraph, HostedParagraphElement } from "../../hosted/hosted-document.js";
import type { HostedLink } from "../../hosted/hosted-style.js";
import { isObject, readList, readText } from "../../hosted/read.js";
import { shownTextOfParagraph } from "../../hosted/text/text-of-paragraph.js";
import { visitParagraphs, visitParagraphsBesideBody } from "../../hosted/visit-paragraphs.js";
import { isCodeParagraph } from "../styles/is-code-paragraph.js";
import { targetOf } from "../links/link-target.js";
import type { ScannedPage } from "./scan-page.js";

/**
 * Returns the paragraphs, other than headings, that links in the document point to, by id. Searches for links only if
 * the document has such paragraphs. Code blocks cannot have an anchor.
 */
export function linkedTargets(
  pages: readonly ScannedPage[],
  documentId: string,
): ReadonlyMap<string, Partial<HostedParagraph>> {
  const found = new Map<string, Partial<HostedParagraph>>();
  const targets = targetsOf(pages);
  if (targets.size === 0) return found;
  const visit = (paragraph: Partial<HostedParagraph>) => {
    for (const element of readList(paragraph.elements)) {
      const id = linkedId(element, documentId);
      const target = id && targets.get(id);
      if (target) found.set(id, target);
    }
  };
  for (const { page } of pages) {
    visitParagraphs(page.content.body ?? {}, visit);
    visitParagraphsBesideBody(page.content, visit);
  }
  return found;
}

function targetsOf(pages: readonly ScannedPage[]): ReadonlyMap<string, Partial<HostedParagraph>> {
  const targets = new Map<string, Partial<HostedParagraph>>();
  for (const paragraph of pages.flatMap((page) => page.targets)) {
    const id = readText(paragraph.paragraphStyle?.headingId);
    if (id === "" || targets.has(id) || isCodeParagraph(paragraph)) continue;
    if (shownTextOfParagraph(paragraph) !== "") targets.set(id, paragraph);
  }
  return targets;
}

/** Returns the id of the heading that an element of any kind links to. */
function linkedId(
  element: Partial<HostedParagraphElement>,
  documentId: string,
): string | undefined {
  // Most elements are runs of text.
  if (element.textRun) return headingOf(element.textRun.textStyle?.link, documentId);
  const uri = element.richLink?.richLinkProperties?.uri;
  for (const value of Object.values(element)) {
    const link = isObject(value) && "textStyle" in value ? value.textStyle?.link : undefined;
    const id = headingOf(link, documentId);
    if (id) return id;
  }
  return uri ? headingOf({ url: uri }, documentId) : undefined;
}

function headingOf(link: Absent<HostedLink>, documentId: string): string | undefined {
  return link ? targetOf(link, documentId)?.heading : undefined;
}
