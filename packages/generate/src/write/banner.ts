import { basename, extname } from "node:path";

const OPENING = "Generated from ";

/** Notice in the repository's own generated files, with the command to regenerate them. */
export const CONTRACT_NOTICE = `${OPENING}the contract. Do not edit: change the contract and run \`pnpm generate\`.`;

/** Returns the notice for files generated from other descriptions. */
export function noticeOf(description: string): string {
  const name = basename(description).replaceAll(/[^\w .-]/g, "");
  return `${OPENING}${name}. Do not edit: change the description and generate again.`;
}

const slashes = (notice: string) => `// ${notice}`;
const hash = (notice: string) => `# ${notice}`;
const markup = (notice: string) => `<!-- ${notice} -->`;

/** Formats a notice as a comment, by file extension. */
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

/** The file extensions that support a notice. */
export const NOTICEABLE = Object.keys(COMMENTS);

/** Whether a file with that name can contain a notice. */
export function isNoticeable(path: string): boolean {
  return extname(path) in COMMENTS;
}

/** Returns the text with a notice as its first line. */
export function withNotice(path: string, text: string, notice: string): string {
  return `${COMMENTS[extname(path)]?.(notice) ?? slashes(notice)}\n${text}`;
}

/** Whether a generator wrote this text: it starts with a notice, as a comment of any language. */
export function isGenerated(text: string): boolean {
  return /^\W{0,8}Generated from /.test(text);
}
