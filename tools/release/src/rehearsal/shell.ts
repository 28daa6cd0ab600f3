import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { PNPM } from "@document-export/runtimes";
import type { Registry } from "./registry.ts";

const run = promisify(execFile);
/** Time limit of a command in milliseconds, only for hanging commands. */
const TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const YARN = ["npx", "--yes", "@yarnpkg/cli-dist@4.18.1"] as const;

/** How each package manager adds packages, and runs a package's command without adding it. */
export const MANAGERS = {
  npm: { add: ["npm", "install"], exec: ["npx", "--yes"] },
  pnpm: { add: [...PNPM, "add"], exec: [...PNPM, "dlx"] },
  yarn: { add: [...YARN, "add"], exec: [...YARN, "dlx"] },
  bun: { add: ["bun", "add"], exec: ["bun", "x"] },
} as const;

/** Names of package managers. */
export type Manager = keyof typeof MANAGERS;

/** The empty folder of a new user, with a registry, a package manager and a Node. */
export interface Shell {
  readonly folder: string;
  readonly manager: Manager;
  /** Writes files into the folder. */
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly read: (file: string) => Promise<string>;
  /** Adds packages to the project. */
  readonly add: (...packages: readonly string[]) => Promise<string>;
  /** Runs the command of a package that is not installed. */
  readonly exec: (...args: readonly string[]) => Promise<string>;
  /** Runs a command, and returns its output. */
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Starts a long-running command, and waits for output. The result stops it and returns its output. */
  readonly start: (until: RegExp, ...command: readonly string[]) => Promise<() => Promise<string>>;
}

/** Opens an empty folder; `node` is the path of the Node program to use there. */
export async function openShell(
  registry: Registry,
  { parent, node, manager }: { parent: string; node: string; manager: Manager },
): Promise<Shell> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "stranger-"));
  const PATH = [dirname(node), ...programFolders(), registry.env["PATH"]].join(delimiter);
  const options = { cwd: folder, env: { ...registry.env, PATH }, timeout: TIMEOUT_MS };
  const call = async (command: string, ...args: readonly string[]) => {
    const { stdout } = await run(command, args, { ...options, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  };
  const by = ([command, ...first]: readonly [string, ...string[]], args: readonly string[]) =>
    call(command, ...first, ...args);
  await writeFile(
    join(folder, "package.json"),
    '{ "name": "stranger", "private": true, "type": "module" }\n',
  );
  // Without this file, Yarn uses a parent folder with a package.json as the project.
  if (manager === "yarn") await writeFile(join(folder, "yarn.lock"), "");
  return {
    folder,
    manager,
    write: async (files) => {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    },
    read: (file) => readFile(join(folder, file), "utf8"),
    add: (...packages) => by(MANAGERS[manager].add, packages),
    exec: (...args) => by(MANAGERS[manager].exec, args),
    run: call,
    start: (until, ...command) => startCommand(until, command, options),
  };
}

/** Returns the folders of Bun and Deno, which are installed with the tests. */
function programFolders(): string[] {
  return [join(import.meta.dirname, "../../../runtimes/node_modules/.bin")];
}

async function startCommand(
  until: RegExp,
  [command = "", ...args]: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<() => Promise<string>> {
  const child = spawn(command, args, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = once(child, "close");
  let printed = "";
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (until.test(printed)) break;
  }
  // The package manager forwards a signal only if it comes from a terminal, so it is sent to the whole process group.
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  };
  if (!until.test(printed)) {
    end();
    throw new Error(`Expected ${command} ${args.join(" ")} to print ${until}, got ${printed}`);
  }
  return async () => {
    end();
    await ended;
    return printed;
  };
}
