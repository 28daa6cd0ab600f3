// Checks that replaced names and phrases do not come back.
import { readFile } from "node:fs/promises";
import { REPLACED_WORDS, type ReplacedWord } from "./replaced-words.ts";

const read = /\.(?:tsx?|mdx?|yaml)$/;
const foreign =
  /\/generated\/|\/golden\/|\/data\/|\/hostile-documents\/|CHANGELOG|\/migrations\/\d{4}-|\/messages\.md$/;
// The list itself, and its tests.
const own = /^tools\/checks\/(?:src|test)\/repository\/(?:check|replaced)-words/;

/** Returns one line for each use of a replaced word. */
export async function checkWords(files: readonly string[]): Promise<string[]> {
  const ours = files.filter((file) => read.test(file) && !foreign.test(file) && !own.test(file));
  const reports = await Promise.all(
    ours.map(async (file) => findReplaced(file, await readFile(file, "utf8"), REPLACED_WORDS)),
  );
  return reports.flat();
}

/** Returns the replaced words in a file, each with its line and what to use instead. */
export function findReplaced(file: string, text: string, words: readonly ReplacedWord[]): string[] {
  const isCode = /\.tsx?$/.test(file);
  const places = {
    // The text of a page is between JSX tags, where it looks like identifiers.
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

/** Blanks comments and strings, line by line, so that only identifiers are left. */
function withoutProse(text: string): string {
  const prose =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`/g;
  return text.replaceAll(prose, (match) => match.replaceAll(/[^\n]/g, " "));
}

/** Blanks everything but comments, line by line. A string may contain what looks like a comment. */
function commentsOf(text: string): string {
  const tokens =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[^/"'`]+|./g;
  return text.replaceAll(tokens, (token) =>
    /^\/[/*]/.test(token) ? token : token.replaceAll(/[^\n]/g, " "),
  );
}

/** Blanks the code in a document. */
function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm, (code) =>
    code.replaceAll(/[^\n]/g, " "),
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
