import { attributeOf, declarationOf, isElement, type Element } from "../page/page-nodes.js";

/** A list item with its label. */
export interface LabelledItem {
  readonly item: Element;
  readonly label: string;
  /** True for a custom label, which the list itself would not generate. */
  readonly isOwn: boolean;
}

/** Returns the items of a list with their labels as text. */
export function listLabels(list: Element): readonly LabelledItem[] {
  const start = Number(attributeOf(list, "start") ?? 1);
  const items = list.childNodes.filter(isElement).filter(({ tagName }) => tagName === "li");
  return items.map((item, index) => {
    const own = ownLabel(item);
    if (own !== undefined) return { item, label: own, isOwn: true };
    const label =
      list.tagName === "ol" ? `${numeral(start + index, attributeOf(list, "type"))}.` : "•";
    return { item, label: isChecklist(list) ? "" : label, isOwn: false };
  });
}

/** Returns true if the items of a list have checkboxes, which the converter marks with a class. */
export function isChecklist(list: Element): boolean {
  return (attributeOf(list, "class") ?? "").split(" ").includes("contains-task-list");
}

/** Returns the custom label of an item, which the converter writes as a string in the item's style. */
function ownLabel(item: Element): string | undefined {
  const text = /^"(.*)"$/.exec(declarationOf(item, "list-style-type") ?? "")?.[1];
  if (text === undefined) return undefined;
  const unescaped = text.replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return unescaped.trim();
}

const ROMAN = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
});
/** Higher numbers are written as digits, as in browsers. */
const MAX_ROMAN = 3999;
const LETTERS = 26;
const LOWER_A = 97;

/** Formats a number in the numerals that the `type` attribute of a list selects. */
function numeral(value: number, type: string | undefined): string {
  const written = /a/i.test(type ?? "")
    ? letters(value)
    : /i/i.test(type ?? "")
      ? roman(value)
      : String(value);
  return type !== undefined && type === type.toUpperCase() ? written.toUpperCase() : written;
}

function letters(value: number): string {
  if (value < 1) return String(value);
  let rest = value;
  let text = "";
  while (rest > 0) {
    text = String.fromCharCode(LOWER_A + ((rest - 1) % LETTERS)) + text;
    rest = Math.floor((rest - 1) / LETTERS);
  }
  return text;
}

function roman(value: number): string {
  if (value < 1 || value > MAX_ROMAN) return String(value);
  let rest = value;
  let text = "";
  for (const [letter, worth] of ROMAN) {
    while (rest >= worth) {
      text += letter;
      rest -= worth;
    }
  }
  return text;
}
