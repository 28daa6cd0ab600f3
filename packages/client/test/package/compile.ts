import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCompiler } from "@document-export/config/run-compiler";

/** The compilers that callers may use, by package name. */
export type Compiler = "typescript-5.4" | "typescript-5.9" | "typescript-6" | "typescript";

/** How a caller's project resolves packages, and which globals it has. */
export interface Setting {
  readonly moduleResolution: "bundler" | "node16" | "nodenext";
  readonly globals: "dom" | "node";
  /** Skips the declarations of packages, so that only the project's own types are counted. */
  readonly skipLibCheck?: boolean;
}

/** Result of a compilation: the errors, and how many types were instantiated. */
export interface Compiled {
  readonly errors: readonly string[];
  readonly instantiations: number;
}

/** Compiles one file of a folder with the strictest settings. */
export async function compile(
  compiler: Compiler,
  folder: string,
  file: string,
  { moduleResolution, globals, skipLibCheck = false }: Setting,
): Promise<Compiled> {
  const project = join(folder, `${file}.json`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck,
    target: "es2022",
    lib: globals === "dom" ? ["es2022", "dom", "dom.iterable"] : ["es2022"],
    types: globals === "dom" ? [] : ["node"],
    module: moduleResolution === "bundler" ? "es2022" : moduleResolution,
    moduleResolution,
  };
  await writeFile(project, JSON.stringify({ compilerOptions, files: [file] }));
  const options = ["-p", project, "--extendedDiagnostics"];
  if (compiler === "typescript") return read(await runCompiler(options, folder));
  const command = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  return read(await printed(command, options));
}

/** Writes a caller's project next to the installed packages. */
export async function writeProject(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Reads a file of the project in `test/types`. */
export function readProject(name: string): Promise<string> {
  return readFile(new URL(`../types/${name}`, import.meta.url), "utf8");
}

function printed(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    // A compiler that reports errors exits with its own status; only its output matters here.
    execFile(process.execPath, [command, ...args], (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

function read(text: string): Compiled {
  const counted = /^Instantiations:\s+(\d+)/m.exec(text)?.[1];
  if (counted === undefined) throw new Error(`Expected diagnostics, got \`${text}\`.`);
  const errors = text.split("\n").filter((line) => /error TS\d+/.test(line));
  return { errors, instantiations: Number(counted) };
}
