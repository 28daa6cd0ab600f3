import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCompiler } from "@document-export/config/run-compiler";
import type { GeneratedFile } from "../../src/write/generated-file.ts";

// The folder of the packages that generated files may import.
const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));

/** The compiler's strictest settings. */
export const strictest = {
  target: "es2022",
  lib: ["es2024", "dom"],
  module: "nodenext",
  strict: true,
  // Writing declarations requires that internal types of the runtime can be named.
  declaration: true,
  rootDir: "src",
  outDir: "dist",
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: ["node"],
  typeRoots: [join(modules, "@types")],
};

/**
 * Compiles programs of generated files, each in its own folder, in one run as strictly as possible; returns the
 * compiler's output.
 */
export async function compile(...programs: readonly (readonly GeneratedFile[])[]): Promise<string> {
  return withCompiled(programs, async (_, said) => said);
}

/** Compiles like {@link compile}, and passes the folder of the results to `use`; deletes it afterwards. */
export async function withCompiled<Result>(
  programs: readonly (readonly GeneratedFile[])[],
  use: (folder: string, said: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-compile-"));
  try {
    for (const [at, files] of programs.entries()) {
      await mkdir(join(folder, "src", String(at)), { recursive: true });
      for (const { path, text } of files)
        await writeFile(join(folder, "src", String(at), path), text);
    }
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await symlink(packages, join(folder, "node_modules"));
    const settings = { compilerOptions: strictest, include: ["src"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
    return await use(join(folder, "dist"), await runCompiler([], folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
