/** Texts in which `*` stands for anything, and which of them have named something. */
export interface Patterns {
  /** Whether one of the names is named by one of the patterns. */
  match(names: readonly string[]): boolean;
  /** The patterns that have named nothing yet. */
  unused(): string[];
}

/** Creates patterns; those of one text may be joined by commas. */
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
