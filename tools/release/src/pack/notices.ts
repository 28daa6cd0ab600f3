import { textOf, type Files } from "../tarball.ts";

/** File with the licenses of third-party code in the package. */
export const NOTICES_FILE = "THIRD-PARTY-LICENSES";

// Comment that the bundler writes at the end of its output files (tools/bundle).
const BUNDLED =
  /(?:This (?:file|page) contains code of these packages:\n\n)(?<notices>[\s\S]+?)\n(?:\*\/|-->)/g;
// Notices that authors require in any copy of their code.
const LEGAL =
  /\/\*(?:!(?!sc\*)|\*(?=[^/]*@license))(?:(?!\*\/)[\s\S])*?(?:licen[sc]e|copyright)(?:(?!\*\/)[\s\S])*?\*\//gi;
const MAX_COMMENT_CHARACTERS = 2_000;
const CODE = /\.(?:c?js|html)$/;

/** Returns the licenses of third-party code in a package's files, without duplicates; empty if there are none. */
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
