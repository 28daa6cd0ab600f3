import type { Parents, PhrasingContent, Text } from "mdast";
import type { Handle, Info, State } from "mdast-util-to-markdown";

/**
 * A blank to fill in: two or more escaped underscores before white space, the end of the text, or a sign that closes or
 * separates.
 */
const BLANK = /(?:\\_){2,}(?=\s|$|[)\],;:"'”’»]|\.(?=\s|$))/g;

/** A line of nothing but blanks would be a rule. */
const ONLY_BLANKS = /^[\s\\_]*$/;

/**
 * Writes blanks to fill in without escapes: underscores before white space never begin emphasis (CommonMark, 6.2), and
 * all others that could are escaped, unless nothing after them ends it. On a line of nothing but blanks, the first
 * underscore stays escaped.
 */
export function withBlanks(handle: Handle): Handle {
  return (node: Text, parent, state, info) => {
    const written = handle(node, parent, state, info);
    if (!written.includes("\\_\\_")) return written;
    return written.replaceAll(BLANK, (run: string, offset: number) => {
      const next = written.charAt(offset + run.length);
      const isEnd = next === "" && !endsLine(info, parent);
      if (isEnd && !isBeforeBreak(parent, state)) return run;
      const isOpen = isEnd || /\S/.test(next);
      if (isOpen && !(BEFORE.test(written.charAt(offset - 1)) && isUnpaired(parent))) return run;
      const blank = run.replaceAll("\\", "");
      return isRule(written, offset, info) ? `\\${blank}` : blank;
    });
  };
}

/** White space follows a text. There is also some between the content of a cell and the next bar. */
function endsLine({ after }: Info, parent: Parents | undefined): boolean {
  return after === "" || /^\s/.test(after) || (after === "|" && parent?.type === "tableCell");
}

/** What may come before a blank that a sign or a line break follows; other text could be an address. */
const BEFORE = /^(?:[\s([{:$"'“‘«\d]|)$/;

function isBeforeBreak(parent: Parents | undefined, { indexStack }: State): boolean {
  return parent?.children[(indexStack.at(-1) ?? 0) + 1]?.type === "break";
}

/** Results of {@link isUnpaired}: a line may have many texts. */
const KNOWN = new WeakMap<Parents, boolean>();

/** Whether no blank of a line could begin emphasis that another one ends. */
function isUnpaired(parent: Parents | undefined): boolean {
  if (!parent || !/^(?:paragraph|heading|tableCell)$/.test(parent.type)) return false;
  const known = KNOWN.get(parent);
  if (known !== undefined) return known;
  const result = !hasPair(parent.children as readonly PhrasingContent[]);
  KNOWN.set(parent, result);
  return result;
}

function hasPair(line: readonly PhrasingContent[]): boolean {
  let isBegun = false;
  for (const [index, node] of line.entries()) {
    if (node.type !== "text") {
      if (mayHaveUnderscores(node)) return true;
      continue;
    }
    for (const { 0: run, index: start } of node.value.matchAll(/_{2,}/g)) {
      const before = node.value.charAt(start - 1) || edgeOf(line[index - 1], "");
      const after = node.value.charAt(start + run.length) || edgeOf(line[index + 1], "\\");
      if (isBegun && /\S/.test(before)) return true;
      isBegun ||= /\S/.test(after);
    }
  }
  return false;
}

/** Whether a node other than a text may contain underscores that are not escaped. Emphasis may be written with them. */
function mayHaveUnderscores(node: PhrasingContent): boolean {
  if (node.type === "text") return node.value.includes("_");
  if (node.type === "emphasis") return true;
  return "children" in node && node.children.some((child) => mayHaveUnderscores(child));
}

/** Returns the character that a text touches: `ofBreak` for a line break, none at the end of the line. */
function edgeOf(node: PhrasingContent | undefined, ofBreak: string): string {
  if (!node) return "";
  return node.type === "break" ? ofBreak : "x";
}

/** Whether the blank at `offset` begins a line of nothing but blanks. */
function isRule(written: string, offset: number, { before, after }: Info): boolean {
  const start = written.lastIndexOf("\n", offset) + 1;
  const end = written.indexOf("\n", offset);
  if (start !== offset || (start === 0 && !before.endsWith("\n"))) return false;
  if (end < 0 && after !== "\n" && after !== "") return false;
  return ONLY_BLANKS.test(written.slice(start, end < 0 ? undefined : end));
}
