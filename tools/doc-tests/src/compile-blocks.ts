import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCompiler } from "@document-export/config/run-compiler";
import type { CodeBlock } from "./code-block.ts";
import { folderOf, ROOT } from "./documents.ts";
import { declarationsFor } from "./given.ts";
import { writeInto } from "./write-into.ts";

/** Compiles all blocks in one program with strict settings; returns the compiler's errors. */
export async function compileBlocks(
  blocks: readonly CodeBlock[],
  folder: string,
): Promise<string[]> {
  const files = await Promise.all(
    blocks.map((block) => {
      const source = `${declarationsFor(block)}${block.code}\n`;
      return writeInto(join(folder, folderOf(block.file)), sourceNameOf(block), source);
    }),
  );
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
  const printed = await runCompiler(["-p", project, "--pretty", "false"], ROOT);
  return printed.split("\n").filter(Boolean);
}

/** Returns the file name for a block: its title, or its line in the document. */
function sourceNameOf({ attributes, line }: CodeBlock): string {
  return attributes.get("title") ?? `line-${line}.ts`;
}

const COMPILER_OPTIONS = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  target: "es2024",
  lib: ["es2024", "esnext.array"],
  types: ["node"],
  module: "nodenext",
};
