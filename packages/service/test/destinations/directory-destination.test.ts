import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { directoryDestination } from "../../src/destinations/directory-destination.js";
import { describeDestination } from "../support/destinations/describe-destination.js";
import { folderView } from "../support/storage/folder-view.js";
import { publication } from "../support/publication.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

describeDestination(async () => {
  const folder = await temporaryFolder();
  return { destination: directoryDestination(folder), ...folderView(folder) };
});

test("publishes a result and leaves no draft behind", async () => {
  const folder = await temporaryFolder();
  await folderView(folder).plant(`a/.${publication.job}.1.part`, "draft of an attempt that died");
  await directoryDestination(folder).publish({ ...publication, attempt: 2 });
  expect(await readdir(join(folder, "a"))).toEqual(["b.md"]);
  expect(await readFile(join(folder, "a/b.md"), "utf8")).toBe("mine");
});

test("refuses to follow a link out of the folder", async () => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  await symlink(outside, join(folder, "a"));
  const { publish } = directoryDestination(folder);
  await expect(publish(publication)).rejects.toThrow("`a` in `a/b.md` is not a folder.");
  expect(await readdir(outside)).toEqual([]);
});

test("replaces a link at the target, not the linked file", async () => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  await folderView(outside).plant("secret", "theirs");
  await mkdir(join(folder, "a"));
  await symlink(join(outside, "secret"), join(folder, "a/b.md"));
  await directoryDestination(folder).publish({ ...publication, replace: true });
  expect(await readFile(join(outside, "secret"), "utf8")).toBe("theirs");
});
