import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { syncFolder } from "../../src/folders/sync-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("calls before a sync share it, and calls during it share the next", async () => {
  const folder = await temporaryFolder();
  const first = syncFolder(folder);
  let next = syncFolder(folder);
  expect(next).toBe(first);
  // Until the first has started.
  while (next === first) {
    await setImmediate();
    next = syncFolder(folder);
  }
  expect(syncFolder(folder)).toBe(next);
  await Promise.all([first, next]);
});

test("a failed sync is reported to all its callers, and to no later one", async () => {
  const missing = join(await temporaryFolder(), "missing");
  const callers = [syncFolder(missing), syncFolder(missing)];
  for (const caller of callers) await expect(caller).rejects.toThrow("ENOENT");
  await mkdir(missing);
  await syncFolder(missing);
});
