import type {
  HostedBullet,
  HostedParagraph,
  HostedParagraphElement,
  Styled,
} from "../../hosted/hosted-document.js";
import { isObject, readEntries, readList, readText } from "../../hosted/read.js";
import { applyChanges } from "./apply-changes.js";
import { isDropped, withoutSuggestionIds, type Resolution } from "./is-dropped.js";

type Paragraph = Partial<HostedParagraph>;

/** Placeholder for a removed element, so that the elements after it keep their index. */
const NOTHING: HostedParagraphElement = { textRun: { content: "" } };

/** Returns a paragraph with its suggestions resolved. A paragraph that becomes empty is no longer a list item. */
export function resolveParagraph(paragraph: Paragraph, resolution: Resolution): Paragraph {
  const before = readList(paragraph.elements);
  const elements = before.map((element) => resolveElement(element, resolution));
  const isGone = before.length > 0 && elements.every((element) => element === NOTHING);
  if (isGone) return { elements: [] };
  if (resolution === "reject") return { ...paragraph, elements };
  const style = applyChanges(
    paragraph.paragraphStyle ?? {},
    readEntries(paragraph.suggestedParagraphStyleChanges).map(([, change]) => ({
      style: change?.paragraphStyle,
      state: change?.paragraphStyleSuggestionState,
    })),
  );
  return { ...paragraph, elements, paragraphStyle: style, bullet: acceptedBullet(paragraph) };
}

/** Returns the bullet after accepted changes; undefined if the suggestion removes the paragraph from its list. */
function acceptedBullet({ bullet, suggestedBulletChanges }: Paragraph): Paragraph["bullet"] {
  if (!suggestedBulletChanges) return bullet;
  const changes = readEntries(suggestedBulletChanges).map(([, change]) => ({
    style: change?.bullet,
    state: change?.bulletSuggestionState,
  }));
  const accepted = applyChanges<HostedBullet>(bullet ?? {}, changes);
  return readText(accepted.listId) === "" ? undefined : accepted;
}

/** Whether a paragraph still has its newline at the end. */
export function endsWithBreak(paragraph: Paragraph): boolean {
  const last = readList(paragraph.elements).findLast((element) => element !== NOTHING);
  return last === undefined || readText(last.textRun?.content).endsWith("\n");
}

/** Joins two paragraphs. The result has the style of the second paragraph, whose newline remains. */
export function joinParagraphs(first: Paragraph, second: Paragraph): Paragraph {
  return { ...second, elements: [...readList(first.elements), ...readList(second.elements)] };
}

function resolveElement(
  element: Partial<HostedParagraphElement>,
  resolution: Resolution,
): Partial<HostedParagraphElement> {
  const found = styledOf(element);
  if (!found) return element;
  const { kind, value } = found;
  if (isDropped(value, resolution)) return NOTHING;
  const own = withoutSuggestionIds(value);
  if (resolution === "reject" || !value.suggestedTextStyleChanges)
    return { ...element, [kind]: own };
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
