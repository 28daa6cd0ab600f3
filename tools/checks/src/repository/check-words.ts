// Names and turns of phrase that were replaced stay out.
import { readFile } from "node:fs/promises";
import { REPLACED_WORDS, type ReplacedWord } from "./replaced-words.ts";

const read = /\.(?:tsx?|mdx?|yaml)$/;
const foreign =
  /\/generated\/|\/golden\/|\/data\/|\/hostile-documents\/|CHANGELOG|\/migrations\/\d{4}-|\/messages\.md$/;
// The list itself, and what tests it.
const own = /^tools\/checks\/(?:src|test)\/repository\/(?:check|replaced)-words/;

/** One line for each replaced word that is used. */
export async function checkWords(files: readonly string[]): Promise<string[]> {
  const ours = files.filter((file) => read.test(file) && !foreign.test(file) && !own.test(file));
  const reports = await Promise.all(
    ours.map(async (file) => findReplaced(file, await readFile(file, "utf8"), REPLACED_WORDS)),
  );
  return reports.flat();
}

/** The replaced words of a file, each with its line and what to use. */
export function findReplaced(file: string, text: string, words: readonly ReplacedWord[]): string[] {
  const isCode = /\.tsx?$/.test(file);
  const places = {
    // The text of a page is between its tags, where it looks like identifiers.
    identifier: file.endsWith(".ts") ? withoutProse(text) : "",
    prose: file.endsWith(".tsx") ? text : isCode ? commentsOf(text) : withoutCode(text),
    text,
  };
  return words
    .filter(({ except }) => except?.[file] === undefined)
    .flatMap((word) => {
      return [...places[word.in].matchAll(word.old)].map(
        ({ index, 0: found }) => `${file}:${lineAt(text, index)}: \`${found}\`: use ${word.use}`,
      );
    });
}

/** Code with comments and strings blanked, line by line, so that what is left are identifiers. */
function withoutProse(text: string): string {
  const prose =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`/g;
  return text.replaceAll(prose, (match) => match.replaceAll(/[^\n]/g, " "));
}

/** Comments alone: everything else is blanked, line by line. A string may hold what looks like a comment. */
function commentsOf(text: string): string {
  const tokens =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[^/"'`]+|./g;
  return text.replaceAll(tokens, (token) =>
    /^\/[/*]/.test(token) ? token : token.replaceAll(/[^\n]/g, " "),
  );
}

/** A document with its code blanked. */
function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm, (code) =>
    code.replaceAll(/[^\n]/g, " "),
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
