import { basename } from "node:path";

const OPENING = "Generated from ";

/** In the repository's own generated files: what wrote them, and how to write them again. */
export const CONTRACT_NOTICE = `${OPENING}the contract. Do not edit: change the contract and run \`pnpm generate\`.`;

/** In what is generated for a description by others. */
export function noticeOf(description: string): string {
  const name = basename(description).replaceAll(/[^\w .-]/g, "");
  return `${OPENING}${name}. Do not edit: change the description and generate again.`;
}

/** A notice as the first line of a TypeScript file. */
export function typeScriptComment(notice: string): string {
  return `// ${notice}`;
}

/** Whether a generator wrote this text: a notice stands first, in the comment of whichever language. */
export function isGenerated(text: string): boolean {
  return /^\W{0,8}Generated from /.test(text);
}
