import { join } from "node:path";
import { expect, test } from "vitest";
import { syncFolder } from "../../src/folders/sync-folder.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("calls before a sync share it, and calls during it share the next", async () => {
  const folder = await temporaryFolder();
  const first = syncFolder(folder);
  expect(syncFolder(folder)).toBe(first);
  await first;
  const second = syncFolder(folder);
  expect(second).not.toBe(first);
  await second;
});

test("a failed sync is reported to all its callers, and to no later one", async () => {
  const folder = await temporaryFolder();
  const missing = join(folder, "missing");
  await expect(syncFolder(missing)).rejects.toThrow("ENOENT");
  await expect(syncFolder(missing)).rejects.toThrow("ENOENT");
  await syncFolder(folder);
});
