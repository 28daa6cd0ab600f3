import { basename } from "node:path";

const OPENING = "// Generated from ";

/** The first line of the repository's own generated files: what wrote them, and how to write them again. */
export const CONTRACT_BANNER = `${OPENING}the contract. Do not edit: change the contract and run \`pnpm generate\`.`;

/** The first line of what is generated for a description by others. */
export function bannerOf(description: string): string {
  const name = basename(description).replaceAll(/[^\w .-]/g, "");
  return `${OPENING}${name}. Do not edit: change the description and generate again.`;
}

/** Whether a generator wrote this text. */
export function isGenerated(text: string): boolean {
  return text.startsWith(OPENING);
}
