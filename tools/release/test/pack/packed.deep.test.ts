import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { packStandalone } from "../../src/assets/pack-standalone.ts";
import type { Context } from "../../src/checks/check.ts";
import { checks } from "../../src/checks/checks.ts";
import { packPackages } from "../../src/pack/pack-packages.ts";
import { inRepository, ROOT, SIZES_FILE } from "../../src/root.ts";
import { runCheck } from "../../src/run-checks.ts";
import { publishAll, startRegistry } from "../../src/rehearsal/registry.ts";
import { rehearse } from "../../src/rehearsal/rehearse.ts";
import { newUsers } from "../../src/rehearsal/new-users.ts";
import { readSizes } from "../../src/sizes.ts";
import type { Tarball } from "../../src/tarball.ts";

const run = promisify(execFile);
/**
 * The users that run in this tier. The others install much more, and run with the long tests, as do other versions of
 * Node and other package managers.
 */
const QUICK = new Set(["types", "client", "client bundled", "client in Deno", "cli", "service"]);
const owner = { repository: "https://github.com/owner/name", npmScope: "@document-export" };
let folder: string;
let context: Context;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-packed-"));
  const tarballs = await packPackages(ROOT, folder, owner);
  context = { owner, tarballs, inRepository, sizes: await readSizes(SIZES_FILE) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(checks)("$name: $about", async (check) =>
  expect((await runCheck(check, context)).faults).toEqual([]),
);

test("packing again produces the same bytes", async () => {
  const again = await mkdtemp(join(tmpdir(), "document-export-packed-"));
  onTestFinished(() => rm(again, { recursive: true, force: true }));
  // The notices of both are collected; the others are packed by the same code, and some take seconds.
  const isPacked = (from: string) => /\/(?:cli|client)$/.test(from);
  const tarballs = await packPackages(ROOT, again, owner, isPacked);
  const before = context.tarballs.filter(({ folder: from }) => isPacked(from));
  expect(tarballs.map(sumOf)).toEqual(before.map(sumOf));
  expect(tarballs).toHaveLength(2);
});

test("npm installs the client from one file of a release", async () => {
  const project = await mkdtemp(join(tmpdir(), "document-export-standalone-"));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const needed = context.tarballs.filter(({ folder: from }) => /\/(?:client|types)$/.test(from));
  const standalone = await packStandalone(needed, join(project, "work"), project);
  const client = standalone.find(({ folder: from }) => from === "packages/client")?.file ?? "";
  const program =
    'import { createClient } from "@document-export/client";\nconsole.log(typeof createClient);\n';
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }');
  await writeFile(join(project, "main.js"), program);
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["install", client, ...quiet], { cwd: project });
  const { stdout } = await run(process.execPath, ["main.js"], { cwd: project });
  expect(stdout.trim()).toBe("function");
});

test("test projects install and use the packages from a registry", async () => {
  const registry = await startRegistry(join(folder, "registry"));
  onTestFinished(registry.stop);
  await publishAll(registry, context.tarballs);
  const place = { parent: folder, node: process.execPath, manager: "npm" } as const;
  const faults: string[] = [];
  for (const user of newUsers.filter(({ name }) => QUICK.has(name))) {
    const rehearsed = await rehearse(user, registry, place);
    faults.push(...rehearsed.faults.map((fault) => `${user.name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

function sumOf({ folder: from, packed }: Tarball): string {
  return `${from} ${createHash("sha256").update(packed).digest("hex")}`;
}
