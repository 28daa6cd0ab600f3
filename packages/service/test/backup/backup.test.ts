import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openBackup, type OpenBackup } from "../../src/backup/read-backup.js";
import { backupChunks } from "../../src/backup/write-backup.js";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { operate, PASSPHRASE } from "./support/operate.js";

test("creates the backup file in one step, readable only by its user", async () => {
  const { data } = await sharedDemo();
  const file = join(await temporaryFolder(), "service.backup");
  const { output } = await operate(["backup", file, "--data", data]);
  expect(output).toContain("secret.key in the data folder");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(file, ".."))).toEqual(["service.backup"]);
  // No copy of the database is left over.
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([]);
  const [header = ""] = (await readFile(file, "latin1")).split("\n", 1);
  expect(JSON.parse(header)).toMatchObject({ documentExportBackup: 1, storage: "embedded" });
});

test("removes the temporary file of an interrupted backup", async () => {
  const { data, service } = await sharedDemo();
  const { storage } = service;
  const copied = Promise.withResolvers<void>();
  const { copy = () => Promise.reject(new Error("no copy")) } = storage;
  const copying = vi.spyOn(storage, "copy").mockImplementation(async () => {
    await copied.promise;
    return copy();
  });
  onTestFinished(() => copying.mockRestore());
  const folder = await temporaryFolder();
  const backup = runCommand(["backup", join(folder, "service.backup"), "--data", data]);
  await vi.waitUntil(() => copying.mock.calls.length > 0, { timeout: 240_000 });
  backup.process.kill("SIGINT");
  copied.resolve();
  expect(await backup.ended()).toBe(130);
  expect(backup.output()).toBe("Interrupted: no backup was written.\n");
  expect(await readdir(folder)).toEqual([]);
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([]);
});

test("a start removes only the copies left by interrupted backups", async () => {
  const data = await preparedFolder();
  const [left, own] = [join(data, `copy-${randomUUID()}`), join(data, "copy-of-database-by-hand")];
  await Promise.all([left, own].map((folder) => mkdir(folder)));
  await startDemo({ data });
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([
    "copy-of-database-by-hand",
  ]);
});

test("refuses a second backup at the same moment with a message", async () => {
  const { copy = () => Promise.reject(new Error("no copy")) } = (await sharedDemo()).service
    .storage;
  const first = copy();
  await expect(copy()).rejects.toThrow("Another backup is being made");
  const copies = [await first, await copy()];
  await Promise.all(copies.map((folder) => rm(folder, { recursive: true })));
});

test("aborts a backup whose reader stops, and removes its copy", async () => {
  const { data, service } = await sharedDemo();
  const { storage } = service;
  const upload = {
    id: randomUUID(),
    gzip: randomBytes(1024 ** 2),
    size: 1,
    created_at: new Date(),
  };
  await storage.db.insertInto("uploads").values(upload).execute();
  const chunks = backupChunks(storage);
  await chunks.next();
  await chunks.next();
  // Waits until the buffer between the backup and its reader is full.
  await setTimeout(500);
  await chunks.return(undefined);
  await storage.db.deleteFrom("uploads").where("id", "=", upload.id).execute();
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([]);
});

test("names a file that is not a whole backup and changes nothing", async () => {
  const { data: origin, caller, destination } = await sharedDemo();
  await caller.export(hostedDocument("Report"), { destination });
  const [file = "", plain = ""] = await temporaryFolder().then((folder) =>
    ["whole.backup", "plain.backup"].map((name) => join(folder, name)),
  );
  await operate(["backup", file, "--data", origin, "--with-key"]);
  // Deriving a key from a passphrase takes half a second of processor time, so this one is not encrypted.
  await operate(["backup", plain, "--data", origin]);
  const good = await readFile(plain);
  const [first = ""] = good.toString("latin1").split("\n", 1);
  const newer = first.replace('"documentExportBackup":1', '"documentExportBackup":2');
  const changed = Buffer.from(good);
  changed[first.length + 100] = (changed[first.length + 100] ?? 0) ^ 1;
  const cases: readonly [Uint8Array, string][] = [
    [changed, "the file was damaged: its hash should be"],
    [good.subarray(0, good.length - 200), "the file is incomplete"],
    [Buffer.from("no backup"), "the file is not a backup of this service"],
    [Buffer.from(good.toString("latin1").replace(first, newer), "latin1"), "has the format 2"],
  ];
  const damaged = `${plain}.damaged`;
  for (const [bytes, message] of cases) {
    await writeFile(damaged, bytes);
    await expect(openBackup(damaged, async () => PASSPHRASE).then(readAll)).rejects.toThrow(
      message,
    );
  }
  const data = join(await temporaryFolder(), "data");
  const refused = await operate(["restore", file, "--data", data], {
    DOCUMENT_EXPORT_BACKUP_PASSPHRASE: "another passphrase",
  });
  expect(refused.output).toContain("the passphrase is wrong");
  expect(refused.output).toContain("Nothing was changed.");
  expect(refused.code).toBe(1);
  const whole = await operate(["restore", file, "--data", data]);
  expect(whole.output).toMatch(/\d+ workspaces?, 1 job, 1 record/);
});

async function readAll({ readLines, close }: OpenBackup): Promise<void> {
  try {
    await readLines(async (lines) => {
      for await (const line of lines) expect(line).not.toBe("");
    });
  } finally {
    await close();
  }
}
