import { format } from "prettier";
import type { GeneratedFile } from "./generated-file.ts";

const banner =
  "// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.\n";

/** The file with its banner, formatted; fails on text that does not parse. */
export async function formatFile({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  return { path, text: await format(banner + text, { parser: "typescript", printWidth: 100 }) };
}
