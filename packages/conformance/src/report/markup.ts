/** Text that is already HTML or XML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values that can be inserted into markup: text and numbers are escaped; lists are joined. */
export type MarkupValue = string | number | Markup | readonly MarkupValue[];

/** Builds HTML or XML from a template: every inserted value is escaped, unless it is markup itself. */
export function markup(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  const parts = strings.map((text, index) => text + textOf(values[index] ?? ""));
  return new Markup(parts.join(""));
}

function textOf(value: MarkupValue): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === "string") return escapeMarkup(value);
  return typeof value === "number" ? String(value) : value.map(textOf).join("");
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** XML 1.0 (section 2.2) does not allow control characters, lone surrogates and the like. */
function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
