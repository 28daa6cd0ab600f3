import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../src/folders/make-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("creates a folder with its parents, and leaves an existing one alone", async () => {
  const folder = join(await temporaryFolder(), "a", "b");
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test("refuses if a file is in the place of a folder", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "inside"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("ends if a file system refuses folders", async () => {
  await expect(makeFolder("/proc/none/inside")).rejects.toMatchObject({ code: "ENOENT" });
});
