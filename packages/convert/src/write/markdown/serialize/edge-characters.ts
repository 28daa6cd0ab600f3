import type { Delete, Emphasis, Nodes, Parents, PhrasingContent, Strong, Text } from "mdast";
import type { Handle, Info, State } from "mdast-util-to-markdown";

/** Delimiter characters of marks. */
const MARKER = /^[*_~]$/;

/** Characters that every parser treats as white space or punctuation. */
const BOUNDARY = /^(?:[\p{Zs}\t]|[!-/:-@[-`{-~]|(?=[\u0080-\uFFFF])\p{P})$/u;

/**
 * Characters that only some parsers treat as punctuation: CommonMark 0.31 added symbols, which GitHub does not follow,
 * and micromark does not recognize characters past U+FFFF.
 */
const SYMBOL = /^(?:(?![!-~])\p{S}|(?=[\u{10000}-\u{10FFFF}])\p{P})$/u;

/** Characters that only some parsers treat as white space. */
const SPACE = /^[\u2028\u2029\uFEFF]$/;

/**
 * Writes a text, and replaces its first or last character with a character reference if some parser would otherwise not
 * recognize an adjacent mark. `mdast-util-to-markdown` does this only for characters that micromark treats as
 * punctuation.
 */
export function withEdgeReferences(handle: Handle): Handle {
  return (node: Text, parent, state, info) => {
    const written = handle(node, parent, state, info);
    // Neither escapes nor references work in an autolink.
    if (state.stack.includes("autolink")) return written;
    const sibling = parent?.children[(state.indexStack.at(-1) ?? 0) - 1];
    const isByEmphasis = (sibling ?? parent)?.type === "emphasis";
    const escaped = escapeFirst(escapeUnderscores(written), sibling, isByEmphasis);
    const text = IN_ADDRESS.test(info.after) ? escapeBracket(escaped) : escaped;
    if (!MARKER.test(info.before.slice(-1)) && !MARKER.test(info.after.charAt(0))) return text;
    return atEdges(text, node.value, parent, state, info);
  };
}

/** Underscores next to a character past U+FFFF, which the library treats as two letters. */
const UNDERSCORES = /(?<=[\u{10000}-\u{10FFFF}])_+|(?<![\\_])_+(?=[\u{10000}-\u{10FFFF}])/gu;

function escapeUnderscores(text: string): string {
  if (!text.includes("_")) return text;
  return text.replaceAll(UNDERSCORES, (run) => "\\_".repeat(run.length));
}

/** Start of a mark or code. In an autolink, these characters are part of an email address. */
const IN_ADDRESS = /^[*_~`]/;

function escapeBracket(text: string): string {
  const rest = text.slice(0, -1);
  return text.endsWith("<") && !endsWithEscape(rest) ? `${rest}\\<` : text;
}

/**
 * Whether the last backslash escapes the next character. A regular expression would take quadratic time on many
 * backslashes.
 */
function endsWithEscape(text: string): boolean {
  let start = text.length;
  while (text.charAt(start - 1) === "\\") start -= 1;
  return (text.length - start) % 2 === 1;
}

/** An at sign that may be part of an email address. */
const AT_SIGN = /^@[-.\w]/;

/**
 * Escapes the first character if needed. A colon after a footnote reference would make it a definition. An underscore
 * before an at sign would be part of an email address: the library may use underscores for emphasis next to another
 * mark.
 */
function escapeFirst(text: string, before: Nodes | undefined, isByEmphasis: boolean): string {
  const isDefinition = text.startsWith(":") && before?.type === "footnoteReference";
  return isDefinition || (isByEmphasis && AT_SIGN.test(text)) ? `\\${text}` : text;
}

function atEdges(
  text: string,
  value: string,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  const siblings = (parent?.children ?? []) as readonly PhrasingContent[];
  const index = state.indexStack.at(-1) ?? 0;
  const signs = [...value];
  const [first = "", last = ""] = [signs.at(0), signs.at(-1)];
  const isEncoded = {
    first: MARKER.test(info.before.slice(-1)) && isUnclear(first, siblings[index - 1], -1),
    last: MARKER.test(info.after.charAt(0)) && isUnclear(last, siblings[index + 1], 0),
  };
  const begun =
    isEncoded.first && text.startsWith(first)
      ? referenceTo(first) + text.slice(first.length)
      : text;
  return isEncoded.last && begun.endsWith(last) ? encodeLast(begun, last) : begun;
}

/** Whether some parser would not recognize a mark next to the character `outside`. */
function isUnclear(outside: string, mark: PhrasingContent | undefined, at: 0 | -1): boolean {
  if (!mark || !isMark(mark)) return false;
  if (SPACE.test(outside)) return true;
  const inside = edgeOf(mark, at);
  // Nested marks are sometimes written with underscores, and their delimiters are punctuation.
  const isNested = inside.length > 1;
  if (SYMBOL.test(outside)) return isNested || BOUNDARY.test(inside[0] ?? "");
  return !BOUNDARY.test(outside) && inside.some((one) => SYMBOL.test(one));
}

/**
 * Returns the first (0) or last (-1) character inside a mark, after the delimiters of marks nested in it. For content
 * other than text, it is a character of the syntax.
 */
function edgeOf(node: PhrasingContent | undefined, at: 0 | -1): readonly string[] {
  if (node?.type === "text") return [[...node.value].at(at) ?? ""];
  if (!node || !isMark(node)) return ["`"];
  const child = node.children.at(at);
  const edge = edgeOf(child, at);
  return child && isMark(child) ? ["*", ...edge] : edge;
}

function isMark(node: PhrasingContent): node is Strong | Emphasis | Delete {
  return node.type === "strong" || node.type === "emphasis" || node.type === "delete";
}

/**
 * Replaces the last character with a reference. A backslash before a letter is literal, but it would escape the
 * reference, so it is escaped itself.
 */
function encodeLast(text: string, last: string): string {
  const rest = text.slice(0, -last.length);
  return `${rest}${endsWithEscape(rest) ? "\\" : ""}${referenceTo(last)}`;
}

function referenceTo(sign: string): string {
  return `&#x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()};`;
}
