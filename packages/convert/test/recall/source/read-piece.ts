import type { docs_v1 } from "@googleapis/docs";
import type { Mark, Piece } from "../content.js";

/** The tab and paragraph around an element. */
export interface Around {
  readonly tabId: string;
  readonly tab: docs_v1.Schema$DocumentTab;
  /** Formatting from the paragraph's named style belongs to the paragraph and does not mark its words. */
  readonly named: docs_v1.Schema$TextStyle;
}

/** Returns what a reader of Google Docs sees of an element. */
export function readPiece(element: docs_v1.Schema$ParagraphElement, around: Around): Piece {
  const marks = marksOf(element, around);
  const { text, style, url } = shownBy(element);
  const seen = { text: withoutControls(text), marks, url, ...destinationOf(style?.link, around) };
  const footnoteId = element.footnoteReference?.footnoteId ?? undefined;
  if (element.footnoteReference && around.tab.footnotes?.[footnoteId ?? ""]) {
    return { ...seen, note: `${around.tabId}/${footnoteId}` };
  }
  const object = element.inlineObjectElement;
  if (!object) return seen;
  const properties = around.tab.inlineObjects?.[object.inlineObjectId ?? ""];
  return { ...seen, ...readImage(properties?.inlineObjectProperties?.embeddedObject) };
}

/** An image, or the placeholder of a drawing without one. */
export function readImage(
  object: docs_v1.Schema$EmbeddedObject | null | undefined,
): Partial<Piece> {
  const alternative = object?.description || object?.title || "";
  const url = object?.imageProperties?.contentUri ?? "";
  if (/^https?:|^data:image/.test(url)) return { image: { alternative, url } };
  return { text: `[${alternative || "drawing"}]` };
}

interface Shown {
  readonly text: string;
  readonly style?: docs_v1.Schema$TextStyle | undefined;
  readonly url?: string | undefined;
}

function shownBy(element: docs_v1.Schema$ParagraphElement): Shown {
  if (element.pageBreak ?? element.columnBreak ?? element.horizontalRule) return { text: "\v" };
  const { textRun, person, richLink, dateElement, footnoteReference } = element;
  if (textRun) return { text: textRun.content ?? "", style: textRun.textStyle };
  const style = (person ?? richLink ?? dateElement ?? footnoteReference)?.textStyle;
  const { name, email } = person?.personProperties ?? {};
  if (person)
    return { text: name || email || "", style, url: email ? `mailto:${email}` : undefined };
  const link = richLink?.richLinkProperties;
  if (richLink) return { text: link?.title || link?.uri || "", style, url: link?.uri ?? undefined };
  return { text: dateElement?.dateElementProperties?.displayText ?? "", style };
}

function destinationOf(
  link: docs_v1.Schema$Link | null | undefined,
  { tabId }: Around,
): Pick<Piece, "url" | "target"> {
  if (link?.url) return { url: link.url };
  const heading = link?.heading ?? (link?.headingId ? { id: link.headingId } : undefined);
  if (heading) return { url: undefined, target: `${heading.tabId ?? tabId}/${heading.id}` };
  return link?.tabId ? { url: undefined, target: `tab/${link.tabId}` } : {};
}

const FLAGS = ["bold", "italic", "underline", "strikethrough"] as const;
const OFFSETS: ReadonlyMap<string, Mark> = new Map([
  ["SUPERSCRIPT", "superscript"],
  ["SUBSCRIPT", "subscript"],
]);

/** Returns the marks of an element. The underline of a link is not a mark. */
function marksOf(element: docs_v1.Schema$ParagraphElement, { named }: Around): Set<Mark> {
  const { style, suggested } = stylesOf(element);
  const marks = new Set<Mark>(FLAGS.filter((flag) => style.text?.[flag] && !named[flag]));
  if (style.text?.link) marks.delete("underline");
  const offset = OFFSETS.get(style.text?.baselineOffset ?? "");
  if (offset) marks.add(offset);
  if (suggested.insertion) marks.add("inserted");
  if (suggested.deletion) marks.add("strikethrough");
  return marks;
}

function stylesOf(element: docs_v1.Schema$ParagraphElement): {
  readonly style: { readonly text?: docs_v1.Schema$TextStyle | undefined };
  readonly suggested: { readonly insertion: boolean; readonly deletion: boolean };
} {
  const kinds = [element.textRun, element.person, element.richLink, element.dateElement];
  const kind = kinds.find((one) => one);
  const isIn = (ids: readonly string[] | null | undefined) => (ids ?? []).length > 0;
  return {
    style: { text: kind?.textStyle },
    suggested: {
      insertion: isIn(kind?.suggestedInsertionIds),
      deletion: isIn(kind?.suggestedDeletionIds),
    },
  };
}

/** U+000B is a line break, and U+E907 is a placeholder for something that the API does not return. */
function withoutControls(text: string): string {
  return text.replaceAll("\v", "\n").replaceAll(/(?![\s])[\p{Cc}\p{Cs}\uE907\uFFFE]/gu, "");
}
