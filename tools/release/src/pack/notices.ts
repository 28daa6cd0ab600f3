import { textOf, type Files } from "../tarball.ts";

/** Holds the licences of other people's code in the package. */
export const NOTICES_FILE = "THIRD-PARTY-LICENSES";

// What the bundler writes at the end of a file that it made (tools/bundle).
const BUNDLED =
  /(?:This (?:file|page) contains code of these packages:\n\n)(?<notices>[\s\S]+?)\n(?:\*\/|-->)/g;
// What authors ask to be kept in any copy of their code.
const LEGAL =
  /\/\*(?:!(?!sc\*)|\*(?=[^/]*@license))(?:(?!\*\/)[\s\S])*?(?:licen[sc]e|copyright)(?:(?!\*\/)[\s\S])*?\*\//gi;
const MAX_COMMENT_CHARACTERS = 2_000;
const CODE = /\.(?:js|html)$/;

/** The licences of code by others in the files of a package, each once; empty if there is none. */
export function noticesIn(files: Files, bundled: string): string {
  const texts = [...files.keys()]
    .filter((path) => CODE.test(path))
    .map((path) => textOf(files, path));
  const own = texts.flatMap((text) =>
    [...text.matchAll(BUNDLED)].map(({ groups }) => groups?.notices ?? ""),
  );
  const legal = texts
    .filter((text) => text.search(BUNDLED) < 0)
    .flatMap((text) => text.match(LEGAL) ?? [])
    .filter((comment) => comment.length <= MAX_COMMENT_CHARACTERS);
  const notices = [bundled, ...own, ...legal].map((text) => text.trim()).filter(Boolean);
  if (notices.length === 0) return "";
  const title = "This package contains code of other packages. These are their licences.";
  return `${[title, ...new Set(notices)].join("\n\n---\n\n")}\n`;
}
