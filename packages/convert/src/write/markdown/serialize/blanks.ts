import type { Parents, PhrasingContent, Text } from "mdast";
import type { Handle, Info, State } from "mdast-util-to-markdown";

/**
 * A blank to fill in: two or more escaped underscores before white space, the end of the text, or punctuation that
 * closes or separates.
 */
const BLANK = /(?:\\_){2,}(?=\s|$|[)\],;:"'”’»]|\.(?=\s|$))/g;

/** A line that contains only blanks, which renderers would read as a horizontal rule. */
const ONLY_BLANKS = /^[\s\\_]*$/;

/**
 * Writes blanks to fill in without escapes. Underscores before white space never begin emphasis (CommonMark, 6.2). A
 * blank before other text is written without escapes only if no later underscores could end the emphasis that it would
 * begin. On a line that contains only blanks, the first underscore stays escaped.
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

/**
 * Whether white space or the end of the line follows a text. In a table, a space separates the text from the next pipe.
 */
function endsLine({ after }: Info, parent: Parents | undefined): boolean {
  return after === "" || /^\s/.test(after) || (after === "|" && parent?.type === "tableCell");
}

/**
 * Characters allowed before a blank that is followed by punctuation or a line break; after any other text, the blank
 * could be part of an address.
 */
const BEFORE = /^(?:[\s([{:$"'“‘«\d]|)$/;

function isBeforeBreak(parent: Parents | undefined, { indexStack }: State): boolean {
  return parent?.children[(indexStack.at(-1) ?? 0) + 1]?.type === "break";
}

/** Caches the results of {@link isUnpaired}, because a line may have many texts. */
const KNOWN = new WeakMap<Parents, boolean>();

/** Whether no blank of a line could begin emphasis that another blank of the line ends. */
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

/** Whether a node other than a text may contain unescaped underscores, which the library may use for emphasis. */
function mayHaveUnderscores(node: PhrasingContent): boolean {
  if (node.type === "text") return node.value.includes("_");
  if (node.type === "emphasis") return true;
  return "children" in node && node.children.some((child) => mayHaveUnderscores(child));
}

/**
 * Returns a character that represents the node next to a text: `ofBreak` for a line break, a letter for other content,
 * and an empty string at the end of the line.
 */
function edgeOf(node: PhrasingContent | undefined, ofBreak: string): string {
  if (!node) return "";
  return node.type === "break" ? ofBreak : "x";
}

/** Whether the blank at `offset` begins a line that contains only blanks. */
function isRule(written: string, offset: number, { before, after }: Info): boolean {
  const start = written.lastIndexOf("\n", offset) + 1;
  const end = written.indexOf("\n", offset);
  if (start !== offset || (start === 0 && !before.endsWith("\n"))) return false;
  if (end < 0 && after !== "\n" && after !== "") return false;
  return ONLY_BLANKS.test(written.slice(start, end < 0 ? undefined : end));
}
