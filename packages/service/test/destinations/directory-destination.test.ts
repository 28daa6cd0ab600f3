import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { directoryDestination } from "../../src/destinations/directory-destination.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const publication = {
  target: "a/b.md",
  bytes: Buffer.from("mine"),
  job: "job-1",
  attempt: 1,
  replace: false,
  resumed: false,
};

test("publishes a result and leaves no draft behind", async () => {
  const folder = await temporaryFolder();
  await writeFileIn(folder, "a/.job-1.1.part", "draft of an attempt that died");
  await directoryDestination(folder).publish({ ...publication, attempt: 2 });
  expect(await readdir(join(folder, "a"))).toEqual(["b.md"]);
  expect(await readFile(join(folder, "a/b.md"), "utf8")).toBe("mine");
});

test("refuses a target that something else has, and keeps that", async () => {
  const folder = await temporaryFolder();
  await writeFileIn(folder, "a/b.md", "theirs");
  const { publish } = directoryDestination(folder);
  await expect(publish(publication)).rejects.toThrow("`a/b.md` belongs to something else already.");
  await expect(publish({ ...publication, resumed: true })).rejects.toThrow("something else");
  expect(await readFile(join(folder, "a/b.md"), "utf8")).toBe("theirs");
  expect(await readdir(join(folder, "a"))).toEqual(["b.md"]);
});

test("finds what an earlier attempt published", async () => {
  const folder = await temporaryFolder();
  const { publish } = directoryDestination(folder);
  await publish(publication);
  await publish({ ...publication, attempt: 2, resumed: true });
  expect(await readdir(join(folder, "a"))).toEqual(["b.md"]);
});

test("replaces where the connection says so", async () => {
  const folder = await temporaryFolder();
  await writeFileIn(folder, "a/b.md", "theirs");
  await directoryDestination(folder).publish({ ...publication, replace: true });
  expect(await readFile(join(folder, "a/b.md"), "utf8")).toBe("mine");
});

test("follows no link out of the folder", async () => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  await symlink(outside, join(folder, "a"));
  const { publish } = directoryDestination(folder);
  await expect(publish(publication)).rejects.toThrow("`a` in `a/b.md` is no folder.");
  expect(await readdir(outside)).toEqual([]);
});

test("replaces a link at the target rather than what it points to", async () => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  await writeFile(join(outside, "secret"), "theirs");
  await mkdir(join(folder, "a"));
  await symlink(join(outside, "secret"), join(folder, "a/b.md"));
  await directoryDestination(folder).publish({ ...publication, replace: true });
  expect(await readFile(join(outside, "secret"), "utf8")).toBe("theirs");
});

async function writeFileIn(folder: string, path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), content);
}
