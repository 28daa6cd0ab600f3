import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { GeneratedFile } from "../../src/write/generated-file.ts";

const stub = fileURLToPath(new URL("../../../../packages/server-stub", import.meta.url));
// The folder of the packages that generated files may import.
const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));
const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const compiler = join(modules, ".bin/tsc");

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
 * Compiles generated files together with their imports, such as the stub's runtime, as strictly as possible; returns
 * the compiler's output.
 */
export async function compile(files: readonly GeneratedFile[]): Promise<string> {
  return withCompiled(files, async (_, said) => said);
}

/** Compiles like {@link compile}, and passes the folder of the compiled stub to `use`; deletes it afterwards. */
export async function withCompiled<Result>(
  files: readonly GeneratedFile[],
  use: (folder: string, said: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-compile-"));
  try {
    const isStub = files.some(({ path }) => path === "handlers.ts");
    if (isStub)
      await cp(join(stub, "src"), join(folder, "src"), {
        recursive: true,
        filter: (path) => !path.startsWith(join(stub, "src/generated")),
      });
    await mkdir(join(folder, "src/generated"), { recursive: true });
    for (const { path, text } of files) await writeFile(join(folder, "src/generated", path), text);
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await symlink(packages, join(folder, "node_modules"));
    const settings = { compilerOptions: strictest, include: ["src"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const said = await promisify(execFile)(compiler, ["-p", folder]).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    return await use(join(folder, "dist"), said);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
