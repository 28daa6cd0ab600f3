/** Matches quoted text first: `"*" + "/*"` in a media type is not a comment. */
const TEXT_OR_COMMENT =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** Matches a tag in a comment that changes what users can rely on. */
const PROMISE = /@(?:deprecated|experimental)\b[^@]*/g;
/**
 * Matches the folder where a build copied the types of another package; the names of its files depend on what is used.
 */
const COPIED_FROM = /(from "\.[^"]*\/vendor\/types\/[^/"]+)\/[^"]+"/g;
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:class|const|enum|function|interface|let|namespace|type|var) (?<name>[\w$]+)/;

/** A top-level declaration in a file. */
export interface Declaration {
  /** Name of the declaration; for imports and lists of exports, their first line. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns declarations without explanations, sorted, so that moving code changes nothing. */
export function plainDeclarations(text: string): Declaration[] {
  const lines = text
    .replaceAll(TEXT_OR_COMMENT, (found) => (isComment(found) ? promisesOf(found) : found))
    .replaceAll(COPIED_FROM, '$1"')
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "" && line !== "export {};" && line !== "export { };");
  return declarationsOf(lines).map(withSortedNames).sort(byName);
}

/** Groups lines into declarations; those with the same name, such as overloads, are grouped. */
export function declarationsOf(lines: readonly string[]): Declaration[] {
  const found = new Map<string, string[]>();
  let pending: string[] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    if (line.startsWith("/** @")) pending.push(line);
    else if (/^[^\s})\]]/.test(line)) {
      const name = DECLARATION.exec(line)?.groups?.["name"] ?? line;
      current = found.get(name) ?? [];
      current.push(...pending, line);
      found.set(name, current);
      pending = [];
    } else {
      current?.push(...pending, line);
      pending = [];
    }
  }
  return [...found].map(([name, own]) => ({ name, lines: own }));
}

function isComment(text: string): boolean {
  return text.startsWith("/*") || text.startsWith("//");
}

function promisesOf(comment: string): string {
  const promises = comment.match(PROMISE) ?? [];
  const words = promises.map((each) => each.replaceAll(/[\s*/]+/g, " ").trim());
  return words.length > 0 ? `/** ${words.join(" ")} */` : "";
}

/** Splits a list of names, which is one long line, into one line per name. */
function withSortedNames({ name, lines }: Declaration): Declaration {
  const [, keyword, names, rest] = /^((?:export|import)(?: type)?) \{(.*)\}(.*)$/.exec(name) ?? [];
  if (names === undefined) return { name, lines };
  const sorted = names
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean)
    .sort();
  const title = `${keyword} {}${rest}`;
  return {
    name: title,
    lines: [`${keyword} {`, ...sorted.map((each) => `  ${each},`), `}${rest}`],
  };
}

function byName(a: Declaration, b: Declaration): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
