import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Owner } from "../owner.ts";
import type { Result } from "../report.ts";
import { ROOT } from "../root.ts";
import type { Manifest, Tarball } from "../tarball.ts";
import type { Consumer } from "./consumer.ts";
import { installedFaults } from "./installed.ts";
import { withTarballs } from "./with-tarballs.ts";

const run = promisify(execFile);
const PROJECTS = fileURLToPath(new URL("../../consumers/", import.meta.url));
const SHARED = ["call-server.js", "stub.js"];
const REPORT = join(ROOT, "packages/service/demo/quarterly-report.json");
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const MAX_SHOWN_CHARACTERS = 3_000;
/** Time limit of a command in milliseconds, only to end hanging tests. The slowest test installs Redocly. */
const TIMEOUT_MS = 600_000;

/** Copies a project out of the workspace, installs the tarballs there with plain npm, and runs its test. */
export async function runConsumer(
  { name, about, installed }: Consumer,
  tarballs: readonly Tarball[],
  owner: Owner,
): Promise<Result> {
  const started = performance.now();
  const folder = await mkdtemp(join(await realpath(tmpdir()), `document-export-${name}-`));
  try {
    await copyProject(name, folder, owner);
    await installTarballs(folder, tarballs, owner);
    const faults = installed ? await installedFaults(join(folder, "node_modules"), installed) : [];
    const { stdout } = await npm(["test", "--silent"], folder);
    const said = stdout.trim().split("\n").at(-1) ?? "";
    return { name, about, faults, said, milliseconds: performance.now() - started };
  } catch (error) {
    return { name, about, faults: [failureOf(error)], milliseconds: performance.now() - started };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Copies the project with the owner's scope, the files that all projects share, and a document to convert. */
async function copyProject(name: string, folder: string, { npmScope }: Owner): Promise<void> {
  await cp(join(PROJECTS, name), folder, { recursive: true });
  for (const file of SHARED) await cp(join(PROJECTS, file), join(folder, file));
  await cp(REPORT, join(folder, "report.json"));
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), "utf8");
    await writeFile(join(folder, file), text.replaceAll("@document-export/", `${npmScope}/`));
  }
}

async function installTarballs(
  folder: string,
  tarballs: readonly Tarball[],
  owner: Owner,
): Promise<void> {
  const file = join(folder, "package.json");
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(
    file,
    JSON.stringify(withTarballs(manifest, tarballs, `${owner.npmScope}/`), undefined, 2),
  );
  await npm(["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], folder);
}

/** Runs npm without the environment variables that pnpm and this workspace set for child processes. */
function npm(args: readonly string[], cwd: string) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name));
  const env = Object.fromEntries(inherited);
  const shell = process.platform === "win32";
  return run("npm", args, { cwd, env, shell, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES });
}

function failureOf(error: unknown): string {
  const {
    stdout = "",
    stderr = "",
    message = "",
  } = error as { stdout?: string; stderr?: string; message?: string };
  const output = `${stdout}\n${stderr}`.trim() || message;
  return output.length > MAX_SHOWN_CHARACTERS ? `…${output.slice(-MAX_SHOWN_CHARACTERS)}` : output;
}
