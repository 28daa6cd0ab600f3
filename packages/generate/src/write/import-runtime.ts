import type { GeneratedFile } from "./generated-file.ts";

// An import of the emitters begins a line, which nothing of a description can: its texts hold no line breaks.
const CHECKS = /^( *)import \* as check from "\.\.\/[^"]*";/gm;
const RELATIVE = /^( *import [^"]*) from "\.\.\/[^"]*";/gm;

/** The file with its imports from the runtime around it turned into imports from a package. */
export function importRuntime({ path, text }: GeneratedFile, runtime: string): GeneratedFile {
  const from = JSON.stringify(runtime);
  return {
    path,
    text: text
      .replaceAll(CHECKS, (_, indent: string) => `${indent}import { check } from ${from};`)
      .replaceAll(RELATIVE, (_, clause: string) => `${clause} from ${from};`),
  };
}
