import { existsSync, readdirSync } from "node:fs";
import { copyFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test } from "vitest";
import { startService } from "../../src/experimental.js";
import {
  CONTENT_FILE,
  INDEX_FILE,
  writeNewDatabase,
} from "../../src/storage/embedded/thread/new-database.js";
import { migrationNames } from "../../src/storage/migrations/migrate.js";
import { MAIN, runCommand } from "../support/command.js";
import { quietSettings } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Folder in which the build puts the files of a new database. */
const BUILT = join(dirname(MAIN), "../storage/embedded/thread");

/** Copies the built files and applies a change to the copy. */
async function builtAfter(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of [INDEX_FILE, CONTENT_FILE])
    await copyFile(join(BUILT, name), join(folder, name));
  await change(folder);
  return folder;
}

/** Derived from the moment at which `initdb` made the files; PostgreSQL has it first in this one. */
async function systemIdentifier(data: string): Promise<bigint> {
  const control = await readFile(join(data, "database/global/pg_control"));
  return control.readBigUInt64LE();
}

test("uses the prebuilt database files at a first start", async () => {
  const [served, written] = [await temporaryFolder(), await temporaryFolder()];
  await writeNewDatabase(join(written, "database"), migrationNames, BUILT);
  const command = runCommand(["serve", "--data", served, "--port", "0"]);
  await command.untilOutput(/listening on/);
  command.process.kill("SIGTERM");
  await command.ended();
  expect(await systemIdentifier(served)).toBe(await systemIdentifier(written));
});

test.each([
  ["one migration less", { migrations: migrationNames.slice(0, -1) }],
  ["one migration more", { migrations: [...migrationNames, "9999-later"] }],
])("files of the build with %s are not used", async (_, other) => {
  const folder = join(await temporaryFolder(), "database");
  const built = await builtAfter(async (copy) => {
    const index = JSON.parse(await readFile(join(copy, INDEX_FILE), "utf8")) as object;
    await writeFile(join(copy, INDEX_FILE), JSON.stringify({ ...index, ...other }));
  });
  await expect(writeNewDatabase(folder, migrationNames, built)).resolves.toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test("refuses prebuilt database files that are truncated", async () => {
  const built = await builtAfter((copy) => truncate(join(copy, CONTENT_FILE), 100_000));
  const folder = join(await temporaryFolder(), "database");
  await expect(writeNewDatabase(folder, migrationNames, built)).rejects.toThrow();
});

test("creates a database that only its user can read", async () => {
  const folder = join(await temporaryFolder(), "database");
  await writeNewDatabase(folder, migrationNames, BUILT);
  for (const name of await readdir(folder, { recursive: true }))
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test("starts after a kill that left files of a new database", async () => {
  const data = await temporaryFolder();
  const draft = join(data, "database.new");
  const killed = runCommand(["serve", "--data", data, "--port", "0"]);
  const isWritten = () => countFiles(draft) >= 300 || existsSync(join(data, "database"));
  await pWaitFor(isWritten, { interval: 2 });
  killed.process.kill("SIGKILL");
  await expect(killed.ended()).resolves.toBe("SIGKILL");
  const service = await startService({ ...quietSettings, data });
  onTestFinished(service.stop);
  expect(existsSync(draft)).toBe(false);
});

/** Counts 0 for a folder that does not exist: it may be renamed while it is read. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    return 0;
  }
}
