import type { Parents, Text } from "mdast";
import type { Handle, Info } from "mdast-util-to-markdown";

/** A blank to fill in: two or more escaped underscores before white space or the end of the text. */
const BLANK = /(?:\\_){2,}(?=\s|$)/g;

/** A line of nothing but blanks would be a rule. */
const ONLY_BLANKS = /^[\s\\_]*$/;

/**
 * Writes blanks to fill in without escapes: underscores before white space never begin emphasis (CommonMark, 6.2), and
 * all others that could are escaped. On a line of nothing but blanks, the first underscore stays escaped.
 */
export function withBlanks(handle: Handle): Handle {
  return (node: Text, parent, state, info) => {
    const written = handle(node, parent, state, info);
    if (!written.includes("\\_\\_")) return written;
    return written.replaceAll(BLANK, (run: string, offset: number) => {
      if (offset + run.length === written.length && !endsLine(info, parent)) return run;
      const blank = run.replaceAll("\\", "");
      return isRule(written, offset, info) ? `\\${blank}` : blank;
    });
  };
}

/** Whether white space follows a text. There is also some between the content of a cell and the next bar. */
function endsLine({ after }: Info, parent: Parents | undefined): boolean {
  return after === "" || /^\s/.test(after) || (after === "|" && parent?.type === "tableCell");
}

/** Whether the blank at `offset` begins a line of nothing but blanks. */
function isRule(written: string, offset: number, { before, after }: Info): boolean {
  const start = written.lastIndexOf("\n", offset) + 1;
  const end = written.indexOf("\n", offset);
  if (start !== offset || (start === 0 && !before.endsWith("\n"))) return false;
  if (end < 0 && after !== "\n" && after !== "") return false;
  return ONLY_BLANKS.test(written.slice(start, end < 0 ? undefined : end));
}
