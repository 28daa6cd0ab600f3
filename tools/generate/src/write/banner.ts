import { basename } from "node:path";

const opening = "// Generated from ";

/** The first line of the repository's own generated files: what wrote them, and how to write them again. */
export const banner = `${opening}the contract. Do not edit: change the contract and run \`pnpm generate\`.`;

/** The first line of what is generated for a description by others. */
export function bannerOf(description: string): string {
  const name = basename(description).replaceAll(/[^\w .-]/g, "");
  return `${opening}${name}. Do not edit: change the description and generate again.`;
}

/** Whether a generator wrote this text. */
export function isGenerated(text: string): boolean {
  return text.startsWith(opening);
}
