/** Patterns in which `*` matches anything. Records which patterns have matched. */
export interface Patterns {
  /** Whether any of the patterns matches any of the names. */
  match(names: readonly string[]): boolean;
  /** Returns the patterns that have not matched anything yet. */
  unused(): string[];
}

/** Creates patterns; a text may contain several, separated by commas. */
export function createPatterns(texts: readonly string[]): Patterns {
  const patterns = texts
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ text, used: false, expression: expressionOf(text) }));
  return {
    match: (names) => {
      const named = patterns.filter(({ expression }) =>
        names.some((name) => expression.test(name)),
      );
      for (const pattern of named) pattern.used = true;
      return named.length > 0;
    },
    unused: () => patterns.filter(({ used }) => !used).map(({ text }) => text),
  };
}

function expressionOf(text: string): RegExp {
  const parts = text.split(/\*+/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s");
}
