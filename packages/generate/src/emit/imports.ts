import { code, Code, join } from "./code.ts";

// Comments, strings and regular expressions; names inside them are not identifiers.
const NOT_IDENTIFIERS =
  /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|\/(?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\/u/g;

/** Emits an import of the `names` that `body` uses; nothing if it uses none. */
export function importUsed(
  names: readonly Code[],
  from: string,
  body: Code,
  kind: "type" | "value" = "value",
): Code {
  // Searches the text once for all names: there may be thousands.
  const words = wordsOf(body);
  const used = names.filter(({ text }) => words.has(text));
  if (used.length === 0) return code``;
  return code`import ${kind === "type" ? code`type ` : code``}{ ${join(used, ", ")} } from ${from};`;
}

/** Emits imports of the names that `body` uses, grouped by file, except names of the file `own`. */
export function importByFile(
  files: ReadonlyMap<string, string>,
  body: Code,
  own: string | undefined = undefined,
): Code[] {
  const names = new Map<string, Code[]>();
  for (const word of wordsOf(body)) {
    const file = files.get(word);
    if (file === undefined || file === own) continue;
    names.set(file, [...(names.get(file) ?? []), new Code(word)]);
  }
  return [...names].map(([file, used]) => code`import { ${join(used, ", ")} } from ${file};`);
}

/** Emits `import type * as name` if `body` uses types with that prefix. */
export function importAll(name: Code, from: string, body: Code): Code {
  return usesInside(name.text, body) ? code`import type * as ${name} from ${from};` : code``;
}

/** Emits `import * as check` for the runtime's small checks if `body` uses it. */
export function importChecks(body: Code): Code {
  return usesInside("check", body) ? code`import * as check from "../checks/index.js";` : code``;
}

/**
 * Whether code uses a member of a namespace. Searching for the name alone is not enough, because it may be a member's
 * name.
 */
function usesInside(namespace: string, { text }: Code): boolean {
  return text.replaceAll(NOT_IDENTIFIERS, " ").includes(`${namespace}.`);
}

const known = new WeakMap<Code, ReadonlySet<string>>();

// A word after a dot is a member name, except after the dots of a spread; a word before a colon is a key.
const WORDS = /(?<![\w$]|(?<!\.\.)\.)[\w$]+(?![\w$:]|\?:)/g;

/** Returns the identifiers in code, without member names after a dot. Each text is parsed once. */
export function wordsOf(body: Code): ReadonlySet<string> {
  const words = known.get(body) ?? new Set(body.text.replaceAll(NOT_IDENTIFIERS, " ").match(WORDS));
  known.set(body, words);
  return words;
}
