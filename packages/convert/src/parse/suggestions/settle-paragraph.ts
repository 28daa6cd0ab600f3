import type {
  HostedBullet,
  HostedParagraph,
  HostedParagraphElement,
  Styled,
} from "../../hosted/hosted-document.js";
import { isObject, readEntries, readList, readText } from "../../hosted/read.js";
import { applyChanges } from "./apply-changes.js";
import { isDropped, settled, type Verdict } from "./is-dropped.js";

type Paragraph = Partial<HostedParagraph>;

/** Stands where an element was, so that what comes after it keeps its place. */
const NOTHING: HostedParagraphElement = { textRun: { content: "" } };

/** A paragraph without suggestions; one of which nothing is left is no list item either. */
export function settleParagraph(paragraph: Paragraph, verdict: Verdict): Paragraph {
  const before = readList(paragraph.elements);
  const elements = before.map((element) => settleElement(element, verdict));
  const isGone = before.length > 0 && elements.every((element) => element === NOTHING);
  if (isGone) return { elements: [] };
  if (verdict === "reject") return { ...paragraph, elements };
  const style = applyChanges(
    paragraph.paragraphStyle ?? {},
    readEntries(paragraph.suggestedParagraphStyleChanges).map(([, change]) => ({
      style: change?.paragraphStyle,
      state: change?.paragraphStyleSuggestionState,
    })),
  );
  return { ...paragraph, elements, paragraphStyle: style, bullet: acceptedBullet(paragraph) };
}

/** A paragraph becomes the item of a list, another item, or none: then a list is suggested and not named. */
function acceptedBullet({ bullet, suggestedBulletChanges }: Paragraph): Paragraph["bullet"] {
  if (!suggestedBulletChanges) return bullet;
  const changes = readEntries(suggestedBulletChanges).map(([, change]) => ({
    style: change?.bullet,
    state: change?.bulletSuggestionState,
  }));
  const accepted = applyChanges<HostedBullet>(bullet ?? {}, changes);
  return readText(accepted.listId) === "" ? undefined : accepted;
}

/** Whether the last thing of a paragraph is its line end. */
export function endsWithBreak(paragraph: Paragraph): boolean {
  const last = readList(paragraph.elements).findLast((element) => element !== NOTHING);
  return last === undefined || readText(last.textRun?.content).endsWith("\n");
}

/** Two paragraphs as one; the second gives the style, since it keeps its end. */
export function joinParagraphs(first: Paragraph, second: Paragraph): Paragraph {
  return { ...second, elements: [...readList(first.elements), ...readList(second.elements)] };
}

function settleElement(
  element: Partial<HostedParagraphElement>,
  verdict: Verdict,
): Partial<HostedParagraphElement> {
  const found = styledOf(element);
  if (!found) return element;
  const { kind, value } = found;
  if (isDropped(value, verdict)) return NOTHING;
  const own = settled(value);
  if (verdict === "reject" || !value.suggestedTextStyleChanges) return { ...element, [kind]: own };
  const changes = readEntries(value.suggestedTextStyleChanges).map(([, change]) => ({
    style: change?.textStyle,
    state: change?.textStyleSuggestionState,
  }));
  return { ...element, [kind]: { ...own, textStyle: applyChanges(own.textStyle ?? {}, changes) } };
}

function styledOf(
  element: Partial<HostedParagraphElement>,
): { readonly kind: string; readonly value: Styled } | undefined {
  for (const [kind, value] of Object.entries(element)) if (isObject(value)) return { kind, value };
  return undefined;
}
