/** The first line of every generated file: what wrote it, and how to write it again. */
export const banner =
  "// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.";
