import type { Code } from "../../code.ts";

/** An emitted function and its name. */
export interface Definition {
  readonly name: Code;
  readonly text: Code;
}

// String and regular expression literals; names inside them are not identifiers.
const LITERALS = /"(?:[^"\\]|\\.)*"|\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/u/g;

/** Returns the names that a piece of code uses. */
export function namesIn({ text }: Code): Set<string> {
  return new Set(text.replaceAll(LITERALS, "").match(/[A-Za-z_$][\w$]*/g));
}

/** Returns the definitions that `roots` use, directly or through each other, in the order given. */
export function keepUsed(definitions: readonly Definition[], roots: Code): Code[] {
  const byName = new Map(definitions.map((definition) => [definition.name.text, definition]));
  const used = new Set<Definition>();
  const visit = (text: Code): void => {
    for (const name of namesIn(text)) {
      const definition = byName.get(name);
      if (!definition || used.has(definition)) continue;
      used.add(definition);
      visit(definition.text);
    }
  };
  visit(roots);
  return definitions.filter((definition) => used.has(definition)).map(({ text }) => text);
}
