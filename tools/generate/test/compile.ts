import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { GeneratedFile } from "../src/write/generated-file.ts";

const stub = fileURLToPath(new URL("../../../packages/server-stub", import.meta.url));
const compiler = fileURLToPath(new URL("../../../node_modules/.bin/tsc", import.meta.url));

const options = {
  target: "es2022",
  lib: ["es2024", "dom"],
  module: "nodenext",
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
};

/** Compiles generated files beside the stub's runtime, as strictly as the compiler can; returns what it says. */
export async function compile(files: readonly GeneratedFile[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-compile-"));
  try {
    for (const part of [
      "checks",
      "contract",
      "decode",
      "handle/handler-request.ts",
      "handle/uploaded-file.ts",
      "problems",
    ])
      await cp(join(stub, "src", part), join(folder, part), {
        recursive: true,
        filter: (path) => !/read-multipart|read-body/.test(path),
      });
    await mkdir(join(folder, "generated"));
    for (const { path, text } of files) await writeFile(join(folder, "generated", path), text);
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["generated"] }),
    );
    return await promisify(execFile)(compiler, ["-p", folder]).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
