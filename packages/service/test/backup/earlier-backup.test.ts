import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { formatTrailer, type BackupHeader } from "../../src/backup/header.js";
import { openBackup } from "../../src/backup/read-backup.js";
import { restoreBackup } from "../../src/backup/restore-backup.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { openSecretBox, secretKeys } from "../../src/secrets/open-secret-box.js";
import { pendingMigrations } from "../../src/storage/migrations/migrate.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import { openSigningKeys } from "../../src/storage/statements/signing-keys.js";
import { createSigningKey } from "../../src/webhooks/signing-keys.js";
import { emptyStorage } from "../support/storage/empty-storage.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const key = createSigningKey();
const content: readonly unknown[] = [
  { keys: [] },
  { table: "workspaces", columns: ["id", "name", "last_export_number", "connection_renames"] },
  ["1", 'Quotes " and \\ and\nlines', "0", "0"],
  { table: "signing_keys", columns: ["id", "private_key", "public_key", "created_at"] },
  [key.id, key.privateKey, key.publicKey, "2026-01-02 03:04:05.678901+00"],
  { sequences: [{ table: "workspaces", column: "id", next: 7 }] },
  { rows: { workspaces: 1, signing_keys: 1 } },
];

async function writeBackup(migrations: readonly string[]): Promise<string> {
  const header: BackupHeader = {
    documentExportBackup: 1,
    created: "2026-01-02T03:04:05Z",
    storage: "embedded",
    migrations: [...migrations],
  };
  const lines = content.map((value) => `${JSON.stringify(value)}\n`).join("");
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), gzipSync(lines)]);
  const path = join(await temporaryFolder(), "earlier.backup");
  const hash = createHash("sha256").update(bytes).digest("hex");
  await writeFile(path, Buffer.concat([bytes, Buffer.from(formatTrailer(hash))]));
  return path;
}

async function restore(path: string, data: string) {
  const settings = parseSettings({ data });
  const storage = await emptyStorage(data);
  const backup = await openBackup(path, () => Promise.reject(new Error("It is not encrypted.")));
  const keys = await secretKeys(settings);
  try {
    await restoreBackup(storage, backup, { replace: false, keys, otherKeys: [], lease: 30 });
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  } finally {
    await backup.close();
  }
}

test("migrates a backup of the first version in a new folder", async () => {
  const data = await temporaryFolder();
  const { db, close } = await restore(await writeBackup(["0001-initial"]), data);
  expect(await pendingMigrations(db)).toEqual([]);
  const [workspace] = await db.selectFrom("workspaces").selectAll().execute();
  expect(workspace).toMatchObject({ id: 1, name: 'Quotes " and \\ and\nlines' });
  expect(await addWorkspace(db, "Next")).toBe(7);
  const rows = await db.selectFrom("signing_keys").selectAll().execute();
  expect(rows).toEqual([expect.objectContaining({ private_key: null })]);
  expect(await openSigningKeys(db, await openSecretBox({ data }))).toEqual([key]);
  await close();
});

test("refuses a backup of a newer version", async () => {
  const path = await writeBackup(["0001-initial", "9999-later"]);
  const restored = restore(path, await temporaryFolder());
  await expect(restored).rejects.toThrow("made by a newer version of the service");
});
