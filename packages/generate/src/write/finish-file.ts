import { withNotice } from "./banner.ts";
import { formatTypeScript } from "./format-typescript.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** The file as it is written: a notice in its first line, code formatted. */
export async function finishFile(
  { path, text }: GeneratedFile,
  notice: string,
): Promise<GeneratedFile> {
  const file = { path, text: withNotice(path, text, notice) };
  return /\.(?:ts|m?js)$/.test(path) ? formatTypeScript(file) : file;
}
