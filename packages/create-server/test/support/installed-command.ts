// Creates each framework's project with the command and our packages, then compiles, tests, checks and starts it.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installPacked, linkPackage } from "@document-export/runtimes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../..", import.meta.url));
const modules = join(packages, "../node_modules");
/** The command and the packages of this repository that its projects need, by folder. */
const OURS = {
  "@document-export/spec": "../spec",
  "@document-export/types": "types",
  "@document-export/client": "client",
  "@document-export/openapi": "openapi",
  "@document-export/server-stub": "server-stub",
  "@document-export/conformance": "conformance",
  "@document-export/create": "create",
  "create-document-export-server": "create-server",
};
const LINKED = ["@hono/node-server", "@types/express", "express", "fastify", "hono"];

/** The installed command, and the folder in which it creates projects. */
export interface InstalledCommand {
  readonly folder: () => string;
  /** Runs it without a terminal, as `npm create` does in a script. */
  readonly create: (...args: readonly string[]) => Promise<Created>;
}

interface Created {
  readonly code: number;
  readonly output: string;
}

/** Installs the command and everything its projects need before the tests of a file, from the build or as packed. */
export function installedCommand({ isPacked }: { readonly isPacked: boolean }): InstalledCommand {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(await realpath(tmpdir()), "create-server-"));
    for (const [name, path] of Object.entries(OURS))
      if (isPacked) await installPacked(join(packages, path), folder);
      else await linkPackage(name, join(packages, path), folder);
    for (const name of LINKED)
      await linkPackage(name, join(packages, "create-server/node_modules", name), folder);
    for (const name of ["typescript", "@types/node"])
      await linkPackage(name, join(modules, name), folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return { folder: () => folder, create: (...args) => create(folder, args) };
}

async function create(folder: string, args: readonly string[]): Promise<Created> {
  const main = join(folder, "node_modules/create-document-export-server/dist/main.js");
  return run(process.execPath, [main, ...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

/** Tests a framework's project: it compiles, passes its tests and the checker, and starts. */
export function testProject(command: InstalledCommand, framework: string): void {
  describe(`the project for ${framework}`, () => {
    let project: string;
    beforeAll(async () => {
      project = join(command.folder(), framework);
      expect(await command.create(framework, "--framework", framework, "--yes")).toMatchObject({
        code: 0,
      });
    });

    test("compiles, and its tests pass", async () => {
      await script(project, "typecheck");
      expect(await script(project, "test")).toMatch(/pass 3\b[\s\S]*fail 0\b/);
    });

    test("passes the checker as it comes", async () => {
      expect(await script(project, "conform")).toMatch(/\d\d passed, 0 failed/);
    });

    test("starts with the token that was made for it", async () => {
      const { TOKEN = "" } = await environmentOf(project);
      const args = ["--env-file-if-exists=.env", "src/main.ts"];
      const env = { ...process.env, NODE_OPTIONS: "", PORT: "0" };
      const child = spawn(process.execPath, args, { cwd: project, env });
      try {
        const [line] = await once(child.stdout.setEncoding("utf8"), "data");
        const [url = ""] = /http:\S+/.exec(line) ?? [];
        const headers = { authorization: `Bearer ${TOKEN}` };
        const response = await fetch(`${url}/v2/collections`, { headers });
        expect([response.status, await response.json()]).toMatchObject([200, { pagination: {} }]);
      } finally {
        child.kill();
      }
    });

    test("has ranges of npm in place of those of this workspace", async () => {
      const text = await readFile(join(project, "package.json"), "utf8");
      const { name, dependencies, devDependencies } = JSON.parse(text);
      expect(name).toBe(framework);
      for (const range of Object.values({ ...dependencies, ...devDependencies }))
        expect(range).toMatch(/^\^\d/);
    });
  });
}

/** Runs a script of the project's manifest without the tests' own settings. */
async function script(project: string, name: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const env = { ...process.env, NODE_OPTIONS: "", NODE_PATH: "", PATH: pathOf() };
  const ended = run("sh", ["-c", scripts[name]], { cwd: project, env });
  return (await ended.catch((error) => Promise.reject(new Error(error.stdout + error.stderr))))
    .stdout;
}

const pathOf = () => [join(modules, ".bin"), process.env.PATH].join(":");

async function environmentOf(project: string): Promise<Record<string, string>> {
  const file = join(project, ".env");
  if (process.platform !== "win32") expect((await stat(file)).mode & 0o077).toBe(0);
  const lines = (await readFile(file, "utf8")).matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}
