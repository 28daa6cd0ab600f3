import { basename, extname } from "node:path";

const OPENING = "Generated from ";

/** In the repository's own generated files: what wrote them, and how to write them again. */
export const CONTRACT_NOTICE = `${OPENING}the contract. Do not edit: change the contract and run \`pnpm generate\`.`;

/** In what is generated for a description by others. */
export function noticeOf(description: string): string {
  const name = basename(description).replaceAll(/[^\w .-]/g, "");
  return `${OPENING}${name}. Do not edit: change the description and generate again.`;
}

const slashes = (notice: string) => `// ${notice}`;
const hash = (notice: string) => `# ${notice}`;
const markup = (notice: string) => `<!-- ${notice} -->`;

/** How a notice is a comment, by the ending of the file's name. */
const COMMENTS: Readonly<Record<string, (notice: string) => string>> = {
  ".ts": slashes,
  ".js": slashes,
  ".mjs": slashes,
  ".css": (notice) => `/* ${notice} */`,
  ".md": markup,
  ".html": markup,
  ".yaml": hash,
  ".yml": hash,
};

/** The endings of names of files that can hold a notice. */
export const NOTICEABLE = Object.keys(COMMENTS);

/** Whether a file of that name can hold a notice. */
export function isNoticeable(path: string): boolean {
  return extname(path) in COMMENTS;
}

/** The text with a notice as its first line. */
export function withNotice(path: string, text: string, notice: string): string {
  return `${COMMENTS[extname(path)]?.(notice) ?? slashes(notice)}\n${text}`;
}

/** Whether a generator wrote this text: a notice stands first, in the comment of whichever language. */
export function isGenerated(text: string): boolean {
  return /^\W{0,8}Generated from /.test(text);
}
