import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describeGenerated } from "./describe-generated.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));

// Matches files that are not copied, because recipes neither change nor run them. Package modules are copied as links.
const skipped = /(^|\/)(bench|bench-dist|test-results|\.turbo|\.vite|golden)$|\/test\/data$/;
/** Packages whose `src/generated` is generated from the contract, each after its dependencies. */
const GENERATED = ["types", "server-stub", "client"];
/** Packages that a recipe for the contract copies: the generated ones, and those that use them. */
export const AFTER_GENERATION = [...GENERATED, "service", "cli", "conformance"] as const;
/** Parts of a package without skipped files. */
const WHOLE = new Set(["dist", "src"]);

/** A copy of the repository for following a recipe. */
export class Copy {
  readonly #folder: string;
  /** Files changed by hand, in the order of the recipe. */
  readonly changed: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a new file. */
  async write(file: string, text: string): Promise<void> {
    this.#note(file);
    await mkdir(dirname(join(this.#folder, file)), { recursive: true });
    await writeFile(join(this.#folder, file), text);
  }

  /** Replaces a text in a file, once; throws if the text is missing, since the recipe is out of date then. */
  async edit(
    file: string,
    ...changes: readonly (readonly [old: string, text: string])[]
  ): Promise<void> {
    this.#note(file);
    let text = await readFile(join(this.#folder, file), "utf8");
    for (const [old, replacement] of changes) {
      if (!text.includes(old))
        throw new Error(`The recipe is out of date: ${file} no longer has this text:\n${old}`);
      text = text.replace(old, () => replacement);
    }
    await writeFile(join(this.#folder, file), text);
  }

  /** Returns the path of a file in the copy. */
  path(file: string): string {
    return join(this.#folder, file);
  }

  /** Reads the current content of a file in the copy. */
  read(file: string): Promise<string> {
    return readFile(join(this.#folder, file), "utf8");
  }

  /** Builds the contract, lints it, checks it against the facts, and regenerates everything from it. */
  async generate(): Promise<void> {
    await this.node("spec", "src/build.ts");
    await this.#script("spec", "lint:spec");
    for (const target of GENERATED) await this.#script(`packages/${target}`, "generate");
  }

  /** Describes what generation changed: the number of lines in each file, and the new lines of the client. */
  describeGenerated(): Promise<string> {
    const folders = GENERATED.map((target) => `packages/${target}/src/generated`);
    return describeGenerated(root, this.#folder, folders, (file) =>
      file.startsWith("packages/client/"),
    );
  }

  /** Runs a script of the package in that folder. */
  async #script(folder: string, name: string): Promise<void> {
    const { scripts } = JSON.parse(await this.read(`${folder}/package.json`));
    await this.#shell(folder, scripts[name]);
  }

  /** Compiles packages, each after its dependencies. */
  async compile(...packages: readonly string[]): Promise<void> {
    for (const name of packages)
      await this.#run(`packages/${name}`, join(root, "node_modules/.bin/tsc"), [
        // Several threads check the same types again, each for itself.
        "--singleThreaded",
        "-p",
        "tsconfig.build.json",
        "--noCheck",
        "false",
      ]);
  }

  /** Runs Node in a folder of the copy; returns its standard output. */
  async node(folder: string, ...args: readonly string[]): Promise<string> {
    // Optimizing WebAssembly takes longer than it saves in a process that runs only for seconds.
    return this.#run(folder, process.execPath, ["--liftoff-only", ...args]);
  }

  /** Compiles a program strictly, as a caller's project would. */
  async check(folder: string, text: string): Promise<void> {
    await writeFile(join(this.#folder, folder, "recipe-program.ts"), text);
    const options =
      "--ignoreConfig --strict --noEmit --skipLibCheck --module nodenext --types node";
    await this.#shell(folder, `tsc ${options} recipe-program.ts`);
  }

  /** Runs a TypeScript program that resolves imports as a file in that folder does; it may use top-level await. */
  async program(folder: string, text: string): Promise<string> {
    const file = join(this.#folder, folder, "recipe-program.ts");
    await writeFile(file, text);
    return this.node(folder, file);
  }

  /** Runs test files of a package in the copy. */
  async test(folder: string, ...files: readonly string[]): Promise<void> {
    await this.#run(folder, join(root, "node_modules/.bin/vitest"), ["run", ...files]);
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  #shell(folder: string, command: string): Promise<string> {
    return this.#run(folder, "sh", ["-c", command]);
  }

  async #run(folder: string, program: string, args: readonly string[]): Promise<string> {
    const programs = [
      join(this.#folder, folder, "node_modules/.bin"),
      join(root, "node_modules/.bin"),
    ];
    const PATH = [...programs, process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH, NODE_OPTIONS: "", VITEST: "" };
    try {
      const { stdout } = await run(program, args, { cwd: join(this.#folder, folder), env });
      return stdout;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`In ${folder}: ${[program, ...args].join(" ")}\n${stdout}${stderr}`, {
        cause: error,
      });
    }
  }

  #note(file: string): void {
    if (!this.changed.includes(file)) this.changed.push(file);
  }
}

/**
 * Copies the contract and the given packages with their build output: those that a recipe changes, and those that it runs
 * and that use them. Everything else is a link to this repository.
 */
export async function copyRepository(...packages: readonly string[]): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "recipe-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  await mkdir(join(folder, "packages"));
  for (const name of await readdir(join(root, "packages")))
    if (packages.includes(name)) await copyParts(`packages/${name}`, folder);
    else await symlink(join(root, "packages", name), join(folder, "packages", name), "dir");
  for (const name of ["spec", "tools/config"]) await copyParts(name, folder);
  return new Copy(folder);
}

async function copyParts(name: string, folder: string): Promise<void> {
  for (const part of await readdir(join(root, name))) copyTree(`${name}/${part}`, folder);
}

/** Copies a part of a package. Parts without skipped files are copied by Node itself, without a call for each file. */
function copyTree(part: string, folder: string): void {
  if (skipped.test(part)) return;
  const filter = (source: string) => !skipped.test(relative(root, source).replaceAll("\\", "/"));
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    verbatimSymlinks: true,
    ...(!WHOLE.has(basename(part)) && { filter }),
  });
}
