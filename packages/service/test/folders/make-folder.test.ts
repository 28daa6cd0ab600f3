import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, PRIVATE_MODE } from "../../src/folders/make-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("creates a folder with its parents, and leaves an existing one unchanged", async () => {
  const folder = join(await temporaryFolder(), "a", "b");
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test.skipIf(process.platform === "win32")(
  "creates a private folder that only its user can open",
  async () => {
    const parent = join(await temporaryFolder(), "a");
    await makeFolder(join(parent, "b"), PRIVATE_MODE);
    expect((await stat(join(parent, "b"))).mode & 0o777).toBe(0o700);
    expect((await stat(parent)).mode & 0o700).toBe(0o700);
  },
);

test("refuses a path where a file exists", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "inside"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("fails if a file system refuses folders", async () => {
  await expect(makeFolder("/proc/none/inside")).rejects.toMatchObject({ code: "ENOENT" });
});
