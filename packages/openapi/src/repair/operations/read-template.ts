/** A path template in OpenAPI's syntax, and the parameters that were split: the new names by the old name. */
export interface Template {
  readonly path: string;
  readonly renamed: ReadonlyMap<string, readonly string[]>;
}

/** Matches the operators that frameworks write next to a name inside braces. */
const OPERATORS = /^[+*/.;#]+|(?:[?*]|\.{3})$/g;

/**
 * Reads the path templates of frameworks and of gRPC as those of OpenAPI: `{id:[0-9]+}`, `{id:int}`, `{id?}`,
 /**
  * * `{*path}`, `{path...}` and `{+path}` are parameters of their names, and `{name=shelves/*}` is `shelves/{name}`
  * (with a number behind the name if there are several `*`). `:id` and `<int:id>` are parameters if `names` contains
  * them. A name in `names` is read unchanged, whatever characters it has.
  */
export function readTemplate(path: string, names: ReadonlySet<string>): Template {
  const renamed = new Map<string, readonly string[]>();
  const parts = splitBraces(path).map(({ text, isName }) =>
    isName ? nameIn(text, names, renamed) : textIn(text, names),
  );
  return { path: parts.join(""), renamed };
}

/** Splits a template at its outer braces: a pattern may have braces too. */
function splitBraces(path: string): { text: string; isName: boolean }[] {
  const parts: { text: string; isName: boolean }[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === "{" && (depth += 1) === 1) {
      parts.push({ text: path.slice(start, at), isName: false });
      start = at + 1;
    } else if (path[at] === "}" && depth > 0 && (depth -= 1) === 0) {
      parts.push({ text: path.slice(start, at), isName: true });
      start = at + 1;
    }
  }
  // A brace without its pair is text.
  const rest = depth > 0 ? `{${path.slice(start)}` : path.slice(start);
  return [...parts, { text: rest, isName: false }];
}

function nameIn(
  text: string,
  names: ReadonlySet<string>,
  renamed: Map<string, readonly string[]>,
): string {
  if (names.has(text)) return `{${text}}`;
  const [, before = text, sign, pattern = ""] = /^([^=:]+)([=:])(.*)$/s.exec(text) ?? [];
  const name = before.replaceAll(OPERATORS, "");
  if (name === "") return `{${text}}`;
  const stars = pattern.match(/\*+/g) ?? [];
  if (sign !== "=" || stars.length === 0 || /[^\w*/.~-]/.test(pattern)) return `{${name}}`;
  const each = stars.map((_, index) => (stars.length === 1 ? name : `${name}${index + 1}`));
  if (pattern !== stars[0]) renamed.set(name, each);
  let index = 0;
  return pattern.replaceAll(/\*+/g, () => `{${each[index++] ?? name}}`);
}

function textIn(text: string, names: ReadonlySet<string>): string {
  return text
    .replaceAll(/(?<=\/):([\w-]+)/g, (found, name: string) =>
      names.has(name) ? `{${name}}` : found,
    )
    .replaceAll(/<(?:\w+:)?([\w-]+)>/g, (found, name: string) =>
      names.has(name) ? `{${name}}` : found,
    );
}
