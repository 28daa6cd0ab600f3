import { withNotice } from "./banner.ts";
import { formatTypeScript } from "./format-typescript.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Finishes a file for writing: adds the notice as its first line and formats code. */
export async function finishFile(
  { path, text }: GeneratedFile,
  notice: string,
): Promise<GeneratedFile> {
  const file = { path, text: withNotice(path, text, notice) };
  return /\.(?:ts|m?js)$/.test(path) ? formatTypeScript(file) : file;
}
