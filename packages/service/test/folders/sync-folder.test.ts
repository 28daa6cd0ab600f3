import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { syncFolder } from "../../src/folders/sync-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("calls before a sync share it, and later calls share the next", async () => {
  const folder = await temporaryFolder();
  const first = syncFolder(folder);
  let next = syncFolder(folder);
  expect(next).toBe(first);
  // Repeats until the first sync has started.
  while (next === first) {
    await setImmediate();
    next = syncFolder(folder);
  }
  expect(syncFolder(folder)).toBe(next);
  await Promise.all([first, next]);
});

test("reports a failed sync to all its callers, not to later ones", async () => {
  const missing = join(await temporaryFolder(), "missing");
  const callers = [syncFolder(missing), syncFolder(missing)];
  for (const caller of callers) await expect(caller).rejects.toThrow("ENOENT");
  await mkdir(missing);
  await syncFolder(missing);
});
