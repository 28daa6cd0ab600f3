import { join } from "node:path";
import { expect, test } from "vitest";
import { syncFolder } from "../../src/folders/sync-folder.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("who asks before a sync begins shares it, and who asks while it runs shares the next", async () => {
  const folder = await temporaryFolder();
  const first = syncFolder(folder);
  expect(syncFolder(folder)).toBe(first);
  await first;
  const second = syncFolder(folder);
  expect(second).not.toBe(first);
  await second;
});

test("a folder that cannot be synced is told to all who ask, and to nobody who asks later", async () => {
  const folder = await temporaryFolder();
  const missing = join(folder, "missing");
  await expect(syncFolder(missing)).rejects.toThrow("ENOENT");
  await expect(syncFolder(missing)).rejects.toThrow("ENOENT");
  await syncFolder(folder);
});
