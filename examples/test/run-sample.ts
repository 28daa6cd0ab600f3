import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runCompiler } from "@document-export/config/run-compiler";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const commands = [join(root, "examples/node_modules/.bin"), join(root, "node_modules/.bin")];

/** A sample of a call, as in `x-codeSamples` of the bundled descriptions. */
export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Where a sample runs: a folder with the files it sends, and variables with the address and token of a service. */
export interface SampleEnvironment {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How to run programs in other languages: the command, the file name, and the arguments before it. */
const PROGRAMS: Readonly<Record<string, readonly [string, string, ...string[]]>> = {
  python: ["python3", "sample.py"],
  go: ["go", "sample.go", "run"],
};
/** Commands that succeed if this machine can run programs in the language. */
const PROBES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  python: ["python3", "-c", "import requests"],
  go: ["go", "version"],
};

/** True if this machine can run the samples of a language; prints a warning if not. */
export function canRun(lang: string): boolean {
  const [command, ...args] = PROBES[lang] ?? [];
  if (command === undefined || spawnSync(command, args).status === 0) return true;
  console.warn(`SKIPPED: samples in ${lang}: ${[command, ...args].join(" ")} fails.`);
  return false;
}

/** Runs a command or a program as a reader who copied it would, and returns its output; rejects if it fails. */
export async function runSample(
  { lang, source }: Omit<Sample, "label">,
  { cwd, env }: SampleEnvironment,
): Promise<string> {
  const PATH = [...commands, process.env.PATH].join(delimiter);
  const options = { cwd, env: { ...process.env, NODE_OPTIONS: "", ...env, PATH } };
  if (lang === "bash") return (await run("bash", ["-euc", source], options)).stdout;
  const program = PROGRAMS[lang];
  if (program) {
    const [command, name, ...args] = program;
    await writeFile(join(cwd, name), source);
    return (await run(command, [...args, name], options)).stdout;
  }
  const file = join(cwd, "sample.ts");
  await writeFile(file, source);
  return (await run(process.execPath, [file], options)).stdout;
}

/** Compiles programs with the settings of this repository; rejects with the compiler's errors. */
export async function compileSamples(sources: readonly string[], folder: string): Promise<void> {
  const files = sources.map((source, index) => [join(folder, `${index}.ts`), source] as const);
  for (const [file, source] of files) await writeFile(file, source);
  const config = {
    extends: join(root, "tools/config/tsconfig.json"),
    files: files.map(([file]) => file),
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const said = await runCompiler([], folder);
  if (said) throw new Error(said);
}
