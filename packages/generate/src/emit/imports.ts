import { code, Code, join } from "./code.ts";

// Comments, strings and regular expressions, in which a name is only a word.
const SILENT =
  /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|\/(?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\/u/g;

/** An import of those of `names` that `body` uses; nothing if it uses none. */
export function importUsed(
  names: readonly Code[],
  from: string,
  body: Code,
  kind: "type" | "value" = "value",
): Code {
  // One pass over the text, however many names there are: thousands of each are not rare.
  const words = wordsOf(body);
  const used = names.filter(({ text }) => words.has(text));
  if (used.length === 0) return code``;
  return code`import ${kind === "type" ? code`type ` : code``}{ ${join(used, ", ")} } from ${from};`;
}

/** Imports of what `body` uses from the files that each name is in, `own` left out. */
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

/** `import type * as name` of a file whose types `body` uses by that name. */
export function importAll(name: Code, from: string, body: Code): Code {
  return usesInside(name.text, body) ? code`import type * as ${name} from ${from};` : code``;
}

/** `import * as check` of the runtime's small checks, where `body` uses it. */
export function importChecks(body: Code): Code {
  return usesInside("check", body) ? code`import * as check from "../checks/index.js";` : code``;
}

/** Whether something of a namespace is used; its name alone may be that of a member. */
function usesInside(namespace: string, { text }: Code): boolean {
  return text.replaceAll(SILENT, " ").includes(`${namespace}.`);
}

const known = new WeakMap<Code, ReadonlySet<string>>();

// A word behind a point is a member of something, unless the points are those of a spread; one before a colon is a key.
const WORDS = /(?<![\w$]|(?<!\.\.)\.)[\w$]+(?![\w$:]|\?:)/g;

/** The words of the code proper, without the names of members behind a point; each text is read once. */
export function wordsOf(body: Code): ReadonlySet<string> {
  const words = known.get(body) ?? new Set(body.text.replaceAll(SILENT, " ").match(WORDS));
  known.set(body, words);
  return words;
}
