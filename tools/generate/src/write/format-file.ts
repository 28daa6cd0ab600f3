import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { banner } from "./banner.ts";
import type { GeneratedFile } from "./generated-file.ts";

const here = fileURLToPath(import.meta.url);

/** The file with its banner, formatted as this repository is; fails on text that does not parse. */
export async function formatFile({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  const settings = await resolveConfig(here);
  return {
    path,
    text: await format(`${banner}\n${text}`, { ...settings, parser: "typescript" }),
  };
}
