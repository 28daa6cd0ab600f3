// Tests the project that the command creates, with our packages: compiles it and runs its tests.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installPacked, linkPackage } from "@document-export/runtimes";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../..", import.meta.url));
const modules = join(packages, "../node_modules");

/** The command and the packages of this repository that its project needs, by folder. */
const OURS = {
  "@document-export/types": "types",
  "@document-export/client": "client",
  "@document-export/create": "create",
  "create-document-export-receiver": "create-receiver",
};

/** Tests the project that the command creates, installed from the build or as packed. */
export function testProject({ isPacked }: { readonly isPacked: boolean }): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(await realpath(tmpdir()), "create-receiver-"));
    for (const [name, path] of Object.entries(OURS))
      if (isPacked) await installPacked(join(packages, path), folder);
      else await linkPackage(name, join(packages, path), folder);
    for (const name of ["typescript", "@types/node"])
      await linkPackage(name, join(modules, name), folder);
    await create(folder, "Our Receiver", "--yes");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("compiles, and its tests of signed, changed and repeated calls pass", async () => {
    const project = join(folder, "Our Receiver");
    await script(project, "typecheck");
    expect(await script(project, "test")).toMatch(/pass 3\b[\s\S]*fail 0\b/);
  });

  test("is named for its folder as npm takes names", async () => {
    const text = await readFile(join(folder, "Our Receiver/package.json"), "utf8");
    expect(JSON.parse(text)).toMatchObject({ name: "our-receiver" });
  });

  test("has no frameworks to choose", async () => {
    await expect(create(folder, "other", "--framework", "hono")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("A receiver of webhooks has no frameworks"),
    });
  });
}

function create(folder: string, ...args: readonly string[]) {
  const main = join(folder, "node_modules/create-document-export-receiver/dist/main.js");
  return run(process.execPath, [main, ...args], { cwd: folder });
}

/** Runs a script of the project's manifest without the tests' own settings. */
async function script(cwd: string, name: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(cwd, "package.json"), "utf8"));
  const PATH = [join(modules, ".bin"), process.env.PATH].join(":");
  const env = { ...process.env, NODE_OPTIONS: "", NODE_PATH: "", PATH };
  const ended = run("sh", ["-c", scripts[name]], { cwd, env });
  return (await ended.catch((error) => Promise.reject(new Error(error.stdout + error.stderr))))
    .stdout;
}
