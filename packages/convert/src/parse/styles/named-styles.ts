import type { NamedStyle } from "../../tree/named-style.js";

const NAMES: ReadonlyMap<string, NamedStyle> = new Map([
  ["NORMAL_TEXT", "normal"],
  ["TITLE", "title"],
  ["SUBTITLE", "subtitle"],
  ["HEADING_1", "heading1"],
  ["HEADING_2", "heading2"],
  ["HEADING_3", "heading3"],
  ["HEADING_4", "heading4"],
  ["HEADING_5", "heading5"],
  ["HEADING_6", "heading6"],
]);

/** Returns the named style for a name of the Google Docs API. Unknown names become normal text. */
export function namedStyleOf(name: string | null | undefined): NamedStyle {
  // Most paragraphs are normal text, and the comparison avoids hashing each string.
  if (!name || name === "NORMAL_TEXT") return "normal";
  return NAMES.get(name) ?? "normal";
}

/** Creates a record with a value for each named style. */
export function namedStyles<T>(make: (name: NamedStyle) => T): Readonly<Record<NamedStyle, T>> {
  return {
    normal: make("normal"),
    title: make("title"),
    subtitle: make("subtitle"),
    heading1: make("heading1"),
    heading2: make("heading2"),
    heading3: make("heading3"),
    heading4: make("heading4"),
    heading5: make("heading5"),
    heading6: make("heading6"),
  };
}
