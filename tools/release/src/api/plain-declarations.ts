/** Text in quotes comes first: `"*" + "/*"` in a media type is not a comment. */
const TEXT_OR_COMMENT =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** What a comment promises, or takes back. */
const PROMISE = /@(?:deprecated|experimental)\b[^@]*/g;
/** Where a build copied the types of another package; it names the file by what is used of it. */
const COPIED_FROM = /(from "\.[^"]*\/vendor\/types\/[^/"]+)\/[^"]+"/g;
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:class|const|enum|function|interface|let|namespace|type|var) (?<name>[\w$]+)/;

/** A declaration at the top of a file. */
export interface Declaration {
  /** Its name; of imports and lists of exports, their first line. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Declarations without what is only explained, sorted, so that moving code changes nothing. */
export function plainDeclarations(text: string): Declaration[] {
  const lines = text
    .replaceAll(TEXT_OR_COMMENT, (found) => (isComment(found) ? promisesOf(found) : found))
    .replaceAll(COPIED_FROM, '$1"')
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "" && line !== "export {};" && line !== "export { };");
  return declarationsOf(lines).map(withSortedNames).sort(byName);
}

/** Groups lines into declarations; those of one name, such as overloads, are one. */
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

/** A list of names, which is one long line, with a line for each. */
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
