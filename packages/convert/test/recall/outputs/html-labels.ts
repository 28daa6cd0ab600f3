import type { Element } from "hast";
import { lettersOf, romanOf } from "../source/numbering.js";

const NUMERALS: ReadonlyMap<string, (number: number) => string> = new Map([
  ["1", String],
  ["decimal", String],
  ["decimal-leading-zero", (number) => String(number).padStart(2, "0")],
  ["a", (number) => lettersOf(number).toLowerCase()],
  ["A", lettersOf],
  ["i", (number) => romanOf(number).toLowerCase()],
  ["I", romanOf],
  ["lower-alpha", (number) => lettersOf(number).toLowerCase()],
  ["upper-alpha", lettersOf],
  ["lower-latin", (number) => lettersOf(number).toLowerCase()],
  ["upper-latin", lettersOf],
  ["lower-roman", (number) => romanOf(number).toLowerCase()],
  ["upper-roman", romanOf],
]);

/** The `list-style-type` of each class. */
export type ListStyles = ReadonlyMap<string, string>;

/** Reads the list styles of a stylesheet whose selectors end with a single class. */
export function listStyles(css: string): ListStyles {
  const rules = css.matchAll(/\.([\w-]+)(?:::?marker)?\s*\{([^}]*)\}/g);
  const styles = [...rules].map(([, name, body]) => [name ?? "", typeIn(body ?? "")] as const);
  return new Map(styles.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The labels that browsers print before the items of a list; empty for bullets. */
export function labelsOf(list: Element, items: readonly Element[], styles: ListStyles): string[] {
  const first = Number(list.properties["start"] ?? 1);
  let next = first;
  return items.map((item) => {
    const number = Number(item.properties["value"] ?? next);
    next = number + 1;
    const own = list.tagName === "ol" ? String(list.properties["type"] ?? "1") : "disc";
    return printed(styleOf(item, styles) ?? styleOf(list, styles) ?? own, number);
  });
}

function styleOf({ properties }: Element, styles: ListStyles): string | undefined {
  const classes = (properties["className"] ?? []) as readonly string[];
  const byClass = classes.map((name) => styles.get(name)).find((one) => one !== undefined);
  return typeIn(String(properties["style"] ?? "")) ?? byClass;
}

function typeIn(declarations: string): string | undefined {
  const match = /(?:list-style-type|content):\s*("(?:[^"\\]|\\.)*"|[\w-]+)/.exec(declarations);
  return match?.[1];
}

function printed(style: string, number: number): string {
  const numeral = NUMERALS.get(style);
  if (numeral) return `${numeral(number)}.`;
  const label = style.startsWith('"') ? unquoted(style).trim() : "";
  return /[\p{L}\p{N}]/u.test(label) ? label : "";
}

function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  return inner.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
