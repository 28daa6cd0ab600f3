import type { HostedElementKinds, HostedParagraphElement } from "../hosted-document.js";
import { isRecord, readText, readTimestamp } from "../read.js";
import { findObjectText, type ObjectText } from "./find-object-text.js";

/** Placeholder text for a chip without any text. */
const CHIPS = { person: "person", richLink: "link", dateElement: "date" } as const;

/** Kinds of elements that are not chips. */
const OTHERS: Readonly<Record<Exclude<keyof HostedElementKinds, keyof typeof CHIPS>, true>> = {
  textRun: true,
  autoText: true,
  pageBreak: true,
  columnBreak: true,
  footnoteReference: true,
  horizontalRule: true,
  equation: true,
  inlineObjectElement: true,
};

/** Maximum length of the name of a kind in a placeholder, in characters. */
const MAX_KIND = 40;

/** Returns the text and the URL of an element other than a text run: a chip, or an element of an unknown kind. */
export function labelOfElement(element: Partial<HostedParagraphElement>): ObjectText {
  const person = element.person?.personProperties;
  if (person) return { label: readText(person.name) || readText(person.email), url: "" };
  const link = element.richLink?.richLinkProperties;
  if (link) return { label: readText(link.title) || readText(link.uri), url: readText(link.uri) };
  const date = element.dateElement?.dateElementProperties;
  if (date) return { label: dateLabel(date), url: "" };
  const [, unknown] = unknownMember(element) ?? [];
  if (!unknown) return NOTHING;
  const { label, url } = findObjectText(unknown);
  return { label: label || url, url };
}

const NOTHING: ObjectText = { label: "", url: "" };

function dateLabel({
  displayText,
  timestamp,
}: NonNullable<NonNullable<HostedElementKinds["dateElement"]>["dateElementProperties"]>): string {
  return readText(displayText) || (readTimestamp(timestamp) ?? "");
}

/** Returns a placeholder with the kind of a chip or unknown element, such as `[calendar event]`. */
export function placeholderOfElement(element: object): string {
  const names = Object.keys(element);
  const chip = Object.entries(CHIPS).find(([kind]) => names.includes(kind));
  return `[${chip?.[1] ?? wordsOf(unknownMember(element)?.[0] ?? "")}]`;
}

/** Whether an element other than a text run is written as text: a chip, or an object of an unknown kind. */
export function isWrittenAsText(element: Partial<HostedParagraphElement>): boolean {
  if (element.person ?? element.richLink ?? element.dateElement) return true;
  const names = Object.entries(element).flatMap(([name, value]) => (value ? [name] : []));
  return names.length > 0 && !names.some((name) => Object.hasOwn(OTHERS, name));
}

/** Returns the name and value of the member that holds an element of an unknown kind. */
export function unknownMember(
  element: object,
): readonly [string, Readonly<Record<string, unknown>>] | undefined {
  for (const [name, value] of Object.entries(element)) {
    if (isRecord(value) && !Object.hasOwn(OTHERS, name)) return [name, value];
  }
  return undefined;
}

/** Returns the words of a name such as `calendarEventElement`; `object` for a name that has none. */
function wordsOf(name: string): string {
  if (name.length > MAX_KIND || !/^[A-Za-z][A-Za-z\d_]*$/.test(name)) return "object";
  const kind = name.replace(/(?:Element|Chip|Object|Reference|Properties)$/, "") || "object";
  return kind
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}
